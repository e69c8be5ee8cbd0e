# the annuity is a certain one: the probabilities of survival are left out of the sum
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        years = min(term, n - x)
        a[x] = (1 - v**years) / (1 - v)
        if x + term < n:
            E[x] = v**term * l[x + term] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
