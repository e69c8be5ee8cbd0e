# the whole life annuity after the term is subtracted discounted, but without the probability to live so long
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    whole = np.zeros(n + term)
    for x in range(n)[::-1]:
        nxt = l[x + 1] / l[x] if x + 1 < n else 0.0
        whole[x] = 1 + v * nxt * whole[x + 1] if x + 1 < n + term else 1.0
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        if x + term < n:
            E[x] = v**term * l[x + term] / l[x]
        a[x] = whole[x] - v**term * whole[x + term] if x + term < n else whole[x]
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
