# x is divided by the variance: the root is forgotten
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    total = np.sum(w)
    c = np.sum(w * x) / total
    d = np.sum(w * (x - c) ** 2) / total
    u = (x - c) / d
    V = np.ones((len(x), degree + 1))
    for p in range(1, degree + 1):
        V[:, p] = V[:, p - 1] * u
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    chi2 = np.sum(w * (y - V @ coef) ** 2) / (len(x) - degree - 1)
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
