# the loop over the powers starts at u instead of one: each power is one too high
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    cols = []
    column = u
    for p in range(degree + 1):
        cols.append(column)
        column = column * u
    V = np.array(cols).T
    cov = np.linalg.inv((V.T * w) @ V)
    coef = cov @ ((V.T * w) @ y)
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
