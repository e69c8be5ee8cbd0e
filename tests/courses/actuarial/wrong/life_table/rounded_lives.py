# the numbers of living people are rounded to whole persons in each year
def life_table(q, radix):
    l = np.zeros(len(q) + 1)
    l[0] = radix
    for i, qi in enumerate(q):
        l[i + 1] = np.round(l[i] * (1 - qi))
    d = l[:-1] - l[1:]
    L = l[1:] + d / 2
    e = np.cumsum(L[::-1])[::-1] / l[:-1]
    return {"l": l, "d": d, "e": e}
