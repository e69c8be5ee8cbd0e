# two mistakes: the cumulative sum over the reversed ages is not turned back before it is divided by l, and r uses the logarithm to base 2
def life_table(alive, daughters):
    l = alive / alive[0]
    nxt = np.append(l[1:], 0.0)
    q = (l - nxt) / l
    L = (l + nxt) / 2
    e = np.cumsum(L[::-1]) / l
    R0 = np.sum(l * daughters)
    G = np.sum(np.arange(len(l)) * l * daughters) / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log2(R0) / G}
