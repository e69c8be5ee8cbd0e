# T leaves out the years lived in the first year after the age itself
def life_table(q, radix):
    n = q.size
    l = radix * np.append(1.0, np.cumprod(1 - q))
    d = -np.diff(l)
    L = 0.5 * (l[:-1] + l[1:])
    e = np.zeros(n)
    for x in range(n):
        T = 0.0
        for y in range(x + 1, n):
            T += L[y]
        e[x] = T / l[x]
    return {"l": l, "d": d, "e": e}
