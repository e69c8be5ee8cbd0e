# r is the logarithm of R0 / G instead of the logarithm of R0, divided by G
def life_table(alive, daughters):
    a0 = alive[0]
    l = alive / a0
    following = np.append(alive[1:], 0) / a0
    q = (l - following) / l
    L = (l + following) / 2
    Tx = L.sum() - np.cumsum(L) + L
    R0 = np.vdot(l, daughters)
    G = np.vdot(np.arange(len(l)) * l, daughters) / R0
    return {"l": l, "q": q, "e": Tx / l, "R0": R0, "G": G, "r": np.log(R0 / G)}
