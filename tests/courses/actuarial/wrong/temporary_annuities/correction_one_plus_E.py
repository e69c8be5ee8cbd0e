# the correction is multiplied by 1 + E instead of 1 - E
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    k = np.arange(n)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        p = l[x:] / l[x]
        inside = k[:n - x] < term
        a[x] = np.sum(p[inside] * v ** k[:n - x][inside])
        if x + term < n:
            E[x] = p[term] * v**term
    a_m = a - ((m - 1) / (2 * m)) * (1 + E)
    return a, E, a_m
