# the posterior is not normalized: the likelihood relative to the best model is returned
def supernova_fit(mu_obs, sigma, mu_models, clip):
    ivar = 1.0 / sigma**2
    R = mu_obs - mu_models
    A = (R * ivar).sum(axis=-1, keepdims=True) / ivar.sum()
    Z = (R - A) / sigma
    keep = np.abs(Z[(Z**2).sum(axis=-1).argmin()]) <= clip
    iv, Rk = ivar[keep], R[:, keep]
    A = (Rk * iv).sum(axis=-1) / iv.sum()
    chi2 = ((Rk - A[:, None]) ** 2 * iv).sum(axis=-1)
    return {"keep": keep, "offset": A, "chi2": chi2, "posterior": np.exp(-0.5 * (chi2 - chi2.min()))}
