# the degrees of freedom are m - degree instead of m - degree - 1
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    normal = V.T @ (w[:, None] * V)
    coef = np.linalg.solve(normal, V.T @ (w * y))
    res = y - V @ coef
    dof = len(x) - degree
    chi2 = np.sum(w * res**2) / dof
    err = np.sqrt(np.diag(np.linalg.inv(normal)) * chi2)
    return {"coef": coef, "err": err, "chi2": chi2}
