# x is scaled by its plain standard deviation
def weighted_fit(x, y, sigma, degree):
    w = sigma**-2.0
    u = (x - np.average(x, weights=w)) / np.std(x)
    V = np.vander(u, degree + 1, increasing=True)
    VW = V * w[:, None]
    cov = np.linalg.inv(VW.T @ V)
    coef = cov @ (VW.T @ y)
    resid = y - V @ coef
    dof = len(y) - (degree + 1)
    chi2 = (w @ resid**2) / dof
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
