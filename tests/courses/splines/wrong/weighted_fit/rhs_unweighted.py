# the right-hand side has no weights
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    lhs = V.T @ np.diag(w) @ V
    rhs = V.T @ y
    coef = np.linalg.solve(lhs, rhs)
    res = y - V @ coef
    chi2 = np.sum(w * res**2) / (len(x) - degree - 1)
    err = np.sqrt(np.diag(np.linalg.inv(lhs)) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
