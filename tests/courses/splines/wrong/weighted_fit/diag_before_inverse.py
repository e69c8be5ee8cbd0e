# the errors come from one over the diagonal instead of the diagonal of the inverse
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    N = V.T @ (w[:, None] * V)
    coef = np.linalg.solve(N, V.T @ (w * y))
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = np.sqrt(chi2 / np.diag(N))
    return {"coef": coef, "err": err, "chi2": chi2}
