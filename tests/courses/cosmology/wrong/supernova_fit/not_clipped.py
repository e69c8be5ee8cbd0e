# the outliers are marked in keep, but the second fit uses all supernovae
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    off = np.average(r, axis=1, weights=w)
    p = (r - off[:, None]) / sigma
    chi2 = np.sum(p**2, axis=1)
    keep = np.abs(p[np.argmin(chi2)]) <= clip
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": L / L.sum()}
