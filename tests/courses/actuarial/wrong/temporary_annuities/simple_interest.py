# discounts with simple interest, 1/(1+ik), instead of compound interest
def temporary_annuities(l, i, term, m):
    n = len(l)
    df = lambda k: 1 / (1 + i * k)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        k = np.arange(min(term, n - x))
        a[x] = np.sum(df(k) * l[x + k]) / l[x]
        if x + term < n:
            E[x] = df(term) * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
