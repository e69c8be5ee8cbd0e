# two mistakes: d is q times those alive at the end of the year, and T leaves out the year that begins at the age itself
def life_table(q, radix):
    n = len(q)
    l = np.zeros(n + 1)
    l[0] = radix
    for x in range(n):
        l[x + 1] = l[x] * (1 - q[x])
    d = l[1:] * q
    L = (l[1:] + l[:-1]) / 2
    T = np.zeros(n)
    for x in range(n):
        T[x] = L[x + 1:].sum()
    return {"l": l, "d": d, "e": T / l[:-1]}
