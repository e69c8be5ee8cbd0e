# the annuity is valued as a certain one over the expected number of payments, instead of the expectation of the discounted payments
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    expected = np.array([np.sum(l[x:x + term]) / l[x] for x in range(n)])
    a = (1 - v**expected) / (1 - v)
    E = np.array([v**term * l[x + term] / l[x] if x + term < n else 0.0 for x in range(n)])
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
