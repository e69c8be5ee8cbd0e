# the payments are made at the end of each year (k = 1 ... term) instead of at the start; the payment at time 0 is missing
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        for k in range(1, term + 1):
            if x + k < n:
                a[x] += v**k * l[x + k] / l[x]
        if x + term < n:
            E[x] = v**term * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
