# two mistakes: the degrees of freedom are m - degree, and err has no root
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    V = ((x - c) / d)[:, None] ** np.arange(degree + 1)
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree)
    return {"coef": coef, "err": np.diag(cov) * chi2, "chi2": chi2}
