# whole life annuities backward, less the deferred one
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    whole = np.ones(n)
    for x in range(n - 2, -1, -1):
        whole[x] = 1 + v * l[x + 1] / l[x] * whole[x + 1]
    E, a = np.zeros(n), whole.copy()
    for x in range(max(n - term, 0)):
        E[x] = v**term * l[x + term] / l[x]
        a[x] = whole[x] - E[x] * whole[x + term]
    return a, E, a - (m - 1) / (2 * m) * (1 - E)
