# works with survival probabilities: e by the recursion e_x = (1 + p_x)/2 + p_x e_(x+1)
def life_table(alive, daughters):
    p = np.append(alive[1:] / alive[:-1], 0.0)
    l = np.append(1.0, np.cumprod(p[:-1]))
    e = np.zeros(len(p))
    nxt = 0.0
    for x in reversed(range(len(p))):
        nxt = (1 + p[x]) / 2 + p[x] * nxt
        e[x] = nxt
    R0 = np.einsum("i,i", l, daughters)
    moment = np.einsum("i,i,i", np.arange(len(p)), l, daughters)
    return {"l": l, "q": 1 - p, "e": e, "R0": R0, "G": moment / R0, "r": np.log(R0) * R0 / moment}
