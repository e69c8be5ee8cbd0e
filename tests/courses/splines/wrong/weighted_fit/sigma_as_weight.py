# sigma**2 is the weight, not its inverse
def weighted_fit(x, y, sigma, degree):
    w = sigma**2
    W = w.sum()
    c = (w * x).sum() / W
    d = np.sqrt((w * (x - c) ** 2).sum() / W)
    u = (x - c) / d
    V = np.stack([u**p for p in range(degree + 1)], axis=1)
    cov = np.linalg.inv(np.einsum("ji,j,jk->ik", V, w, V))
    coef = cov @ np.einsum("ji,j,j->i", V, w, y)
    res = y - V @ coef
    chi2 = (w * res**2).sum() / (len(x) - degree - 1)
    err = np.sqrt(chi2 * np.diag(cov))
    return {"coef": coef, "err": err, "chi2": chi2}
