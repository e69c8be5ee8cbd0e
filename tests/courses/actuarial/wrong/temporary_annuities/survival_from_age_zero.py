# the number alive is divided by l at age 0 instead of at the age of the annuitant
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    S = l / l[0]
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        stop = min(term, n - x)
        a[x] = sum(v**k * S[x + k] for k in range(stop))
        if term < n - x:
            E[x] = v**term * S[x + term]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
