# R0 is the plain sum of the daughters, not weighted by survivorship
def life_table(alive, daughters):
    first = float(alive[0])
    l = alive / first
    nxt = np.r_[l[1:], 0.0]
    q = (l - nxt) / l
    L = np.mean([l, nxt], axis=0)
    e = np.cumsum(L[::-1])[::-1] / l
    R0 = daughters.sum()
    x = np.arange(l.size)
    G = np.einsum("i,i,i->", x, l, daughters) / R0
    r = np.log(R0) / G
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": r}
