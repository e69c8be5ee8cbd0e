# x is only scaled, the centre is not subtracted in u
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = x / d
    V = u[:, None] ** np.arange(degree + 1)
    cov = np.linalg.inv(V.T @ (w[:, None] * V))
    coef = cov @ (V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = np.sqrt(np.diag(cov) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
