# the residuals are not weighted in chi2
def weighted_fit(x, y, sigma, degree):
    w = 1 / sigma**2
    c = np.sum(w * x) / np.sum(w)
    d = np.sqrt(np.sum(w * (x - c) ** 2) / np.sum(w))
    V = np.vander((x - c) / d, degree + 1, increasing=True)
    s = np.sqrt(w)
    A = s[:, None] * V
    coef, *_ = np.linalg.lstsq(A, s * y, rcond=None)
    cov = np.linalg.inv(A.T @ A)
    r = y - V @ coef
    chi2 = r @ r / (len(x) - degree - 1)
    return {"coef": coef, "err": np.sqrt(np.diag(cov) * chi2), "chi2": chi2}
