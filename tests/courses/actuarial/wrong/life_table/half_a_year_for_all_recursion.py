# in the recursion for e everybody gets only half a year, also those who survive the year: 0.5 + p e instead of 0.5 q + p (1 + e)
def life_table(q, radix):
    n = len(q)
    p = 1 - q
    l = np.ones(n + 1) * radix
    for x in range(n):
        l[x + 1] = l[x] * p[x]
    d = l[:-1] * q
    e = np.zeros(n + 1)
    for x in range(n - 1, -1, -1):
        e[x] = 0.5 + p[x] * e[x + 1]
    return {"l": l, "d": d, "e": e[:-1]}
