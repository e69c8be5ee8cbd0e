# rows are multiplied by w instead of its root before lstsq
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    A = w[:, None] * V
    coef = np.linalg.lstsq(A, w * y, rcond=None)[0]
    cov = np.linalg.inv(A.T @ A)
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = np.sqrt(np.diag(cov) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
