# a matrix of survival and discount with a mask for the term, no loops
def temporary_annuities(l, i, term, m):
    n = len(l)
    time = np.arange(n)[None, :] - np.arange(n)[:, None]
    values = l[None, :] / l[:, None] * (1 + i) ** (-time.astype(float))
    a = np.where((time >= 0) & (time < term), values, 0.0).sum(axis=1)
    E = np.where(time == term, values, 0.0).sum(axis=1)
    k = 1 / (2 * m)
    return a, E, a - (0.5 - k) * (1 - E)
