def weighted_fit(x, y, sigma, degree):
    w = sigma**-2.0
    c = np.average(x, weights=w)
    d = np.sqrt(np.average((x - c) ** 2, weights=w))
    V = np.vander((x - c) / d, degree + 1, increasing=True)
    A = V / sigma[:, None]
    coef, *_ = np.linalg.lstsq(A, y / sigma, rcond=None)
    r = y / sigma - A @ coef
    chi2 = r @ r / (len(x) - degree - 1)
    err = np.sqrt(chi2 * np.diag(np.linalg.inv(A.T @ A)))
    return {"coef": coef, "err": err, "chi2": chi2}
