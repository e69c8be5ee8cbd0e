# the correction is that of a whole life annuity, (m-1)/(2m), without the factor 1 - E
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    E = np.zeros(n)
    x = 0
    while x < n:
        k = 0
        while k < term and x + k < n:
            a[x] = a[x] + v**k * l[x + k] / l[x]
            k = k + 1
        if x + term <= n - 1:
            E[x] = v**term * l[x + term] / l[x]
        x = x + 1
    a_m = a - (m - 1) / (2 * m)
    return a, E, a_m
