# in the generation time ages are counted from 1 instead of from 0
def life_table(alive, daughters):
    l = alive / alive[0]
    l_after = np.zeros(len(l))
    l_after[: len(l) - 1] = l[1:]
    q = (l - l_after) / l
    L = (l + l_after) / 2
    e = np.flip(np.cumsum(np.flip(L))) / l
    R0 = 0.0
    G = 0.0
    for i, (s, m) in enumerate(zip(l, daughters), start=1):
        R0 += s * m
        G += i * s * m
    G /= R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
