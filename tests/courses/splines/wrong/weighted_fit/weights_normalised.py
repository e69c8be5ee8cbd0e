# the weights are scaled to a sum of one, which makes chi2 too small
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    w = w / np.sum(w)
    c = np.sum(w * x)
    d = np.sqrt(np.sum(w * (x - c) ** 2))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = np.sqrt(np.diag(cov) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
