# life expectancy sums the years lived after age x only, the interval that begins at age x is missing
def life_table(alive, daughters):
    l = alive / alive[0]
    upper = np.append(l[1:], 0)
    q = (l - upper) / l
    L = (l + upper) / 2
    e = np.array([L[k + 1:].sum() / l[k] for k in range(len(l))])
    births = l * daughters
    R0 = births.sum()
    G = (np.arange(len(l)) * births).sum() / R0
    return {"l": l, "q": q, "e": e, "R0": R0, "G": G, "r": np.log(R0) / G}
