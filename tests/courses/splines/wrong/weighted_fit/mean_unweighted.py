# the centre is the plain mean of x
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.mean(x)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    u = (x - c) / d
    V = u[:, None] ** np.arange(degree + 1)
    A = V / sigma[:, None]
    cov = np.linalg.inv(A.T @ A)
    coef = cov @ (A.T @ (y / sigma))
    chi2 = np.sum(((y - V @ coef) / sigma) ** 2) / (len(x) - degree - 1)
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
