# the correction for payments within the year is added instead of subtracted
def temporary_annuities(l, i, term, m):
    ages = range(len(l))
    v = 1 / (1 + i)
    def annuity(x):
        part = l[x:x + term]
        return (part * v ** np.arange(len(part))).sum() / l[x]
    def endowment(x):
        return v**term * l[x + term] / l[x] if x + term < len(l) else 0.0
    a = np.array([annuity(x) for x in ages])
    E = np.array([endowment(x) for x in ages])
    a_m = a + (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
