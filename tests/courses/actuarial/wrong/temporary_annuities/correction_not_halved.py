# the correction has (m-1)/m instead of (m-1)/(2m)
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    D = l * v ** np.arange(n)
    a = np.array([D[x:x + term].sum() / D[x] for x in range(n)])
    E = np.zeros(n)
    for x in range(n - term):
        E[x] = D[x + term] / D[x]
    a_m = a - (m - 1) / m * (1 - E)
    return a, E, a_m
