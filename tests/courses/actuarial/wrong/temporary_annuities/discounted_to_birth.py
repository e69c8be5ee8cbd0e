# the payments are discounted with the age at which they are made, v**(x+k), instead of with the time k
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        for age in range(x, min(x + term, n)):
            a[x] += v**age * l[age] / l[x]
        if x + term < n:
            E[x] = v ** (x + term) * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
