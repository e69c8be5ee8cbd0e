# the outliers are kept and the others left out: the comparison points the wrong way
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    M = (r * w).sum(1) / w.sum()
    chi = (((r - M[:, None]) / sigma) ** 2).sum(1)
    k = np.argmin(chi)
    keep = np.abs((r[k] - M[k]) / sigma) > clip
    W = w * keep
    M = (r * W).sum(1) / max(W.sum(), 1e-300)
    chi2 = (W * (r - M[:, None]) ** 2).sum(1)
    e = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": M, "chi2": chi2, "posterior": e / e.sum()}
