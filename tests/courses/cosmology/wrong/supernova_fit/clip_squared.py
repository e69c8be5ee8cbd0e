# the squared pull is compared with clip instead of the pull
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    M0 = r @ w / w.sum()
    contrib = w * (r - M0[:, None]) ** 2
    keep = contrib[contrib.sum(axis=1).argmin()] <= clip
    M = r[:, keep] @ w[keep] / w[keep].sum()
    chi2 = (w * (r - M[:, None]) ** 2)[:, keep].sum(axis=1)
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": M, "chi2": chi2, "posterior": L / L.sum()}
