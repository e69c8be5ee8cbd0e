# those alive at age x are found with q of age x instead of age x-1 (the last entry reuses the last q)
def life_table(q, radix):
    n = len(q)
    l = np.zeros(n + 1)
    l[0] = radix
    for x in range(1, n + 1):
        l[x] = l[x - 1] * (1 - q[min(x, n - 1)])
    d = l[:n] * q
    L = l[1:] + 0.5 * d
    e = np.cumsum(L[::-1])[::-1] / l[:n]
    return {"l": l, "d": d, "e": e}
