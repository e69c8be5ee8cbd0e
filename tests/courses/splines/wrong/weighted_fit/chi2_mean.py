# chi2 is divided by the number of data
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = w @ x / w.sum()
    d = np.sqrt(w @ (x - c) ** 2 / w.sum())
    V = ((x - c) / d)[:, None] ** np.arange(degree + 1)
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ V.T @ (w * y)
    chi2 = np.mean(w * (y - V @ coef) ** 2)
    err = np.sqrt(np.diag(cov) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
