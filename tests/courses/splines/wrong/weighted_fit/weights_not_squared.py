# the weights are 1 / sigma instead of 1 / sigma**2
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma
    xm = np.average(x, weights=w)
    xs = np.sqrt(np.average((x - xm) ** 2, weights=w))
    u = (x - xm) / xs
    V = np.vander(u, degree + 1, increasing=True)
    N = V.T @ np.diag(w) @ V
    cov = np.linalg.inv(N)
    coef = cov @ V.T @ (w * y)
    r = y - V @ coef
    chi2 = np.sum(w * r**2) / (len(x) - degree - 1)
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
