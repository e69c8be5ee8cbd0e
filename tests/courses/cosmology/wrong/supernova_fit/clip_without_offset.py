# the clipping looks at the residuals of the best model without its offset
def supernova_fit(mu_obs, sigma, mu_models, clip):
    weight = 1 / sigma**2
    residual = mu_obs - mu_models
    def offset_of(wt):
        return np.array([np.sum(wt * row) / np.sum(wt) for row in residual])
    def chi2_of(wt, off):
        return np.array([np.sum(wt * (row - o) ** 2) for row, o in zip(residual, off)])
    c = chi2_of(weight, offset_of(weight))
    keep = np.abs(residual[np.argmin(c)] / sigma) <= clip
    wt = weight * keep
    off = offset_of(wt)
    chi2 = chi2_of(wt, off)
    post = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": post / post.sum()}
