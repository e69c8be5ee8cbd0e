# q is treated as a force of mortality: the survival is exp(-q) instead of 1-q
def life_table(q, radix):
    hazard = np.concatenate(([0.0], np.cumsum(q)))
    l = radix * np.exp(-hazard)
    d = l[:-1] - l[1:]
    L = l[1:] + d / 2
    T = np.cumsum(L[::-1])[::-1]
    return {"l": l, "d": d, "e": T / l[:-1]}
