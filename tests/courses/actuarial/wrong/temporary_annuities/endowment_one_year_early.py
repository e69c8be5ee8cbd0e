# the pure endowment uses those alive one year before the end of the term
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    E = np.zeros(n)
    for x in range(n):
        upto = min(n, x + term)
        kpx = l[x:upto] / l[x]
        a[x] = np.dot(kpx, v ** np.arange(upto - x))
        if x + term < n:
            E[x] = v**term * l[x + term - 1] / l[x]
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
