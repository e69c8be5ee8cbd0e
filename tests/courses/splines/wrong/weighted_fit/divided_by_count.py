# the weighted variance of x is divided by the number of data instead of the sum of the weights
def weighted_fit(x, y, sigma, degree):
    m = len(x)
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / m)
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (m - degree - 1)
    err = np.sqrt(np.diag(cov) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
