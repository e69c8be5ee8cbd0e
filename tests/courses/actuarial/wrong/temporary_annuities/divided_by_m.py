# the annuity is divided by m before the correction, although the yearly amount is 1 already
def temporary_annuities(l, i, term, m):
    n = len(l)
    v = 1 / (1 + i)
    ext = np.concatenate((l, np.zeros(term)))
    idx = np.arange(n)[:, None] + np.arange(term)[None, :]
    a = (ext[idx] * v ** np.arange(term)).sum(axis=1) / l
    E = v**term * ext[term:] / l
    a_m = a / m - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
