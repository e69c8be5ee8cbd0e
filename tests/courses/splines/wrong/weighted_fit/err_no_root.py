# err is the variance: no root is taken
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = np.array([[ui**p for p in range(degree + 1)] for ui in u])
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = chi2 * np.diagonal(cov)
    return {"coef": coef, "err": err, "chi2": chi2}
