# the weights are 1 / sigma instead of 1 / sigma^2 (in the offsets and in the final chi2)
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1.0 / sigma
    r = mu_obs[None, :] - mu_models
    M = np.sum(w * r, axis=1) / np.sum(w)
    pulls = (r - M[:, None]) / sigma
    b = np.argmin((pulls**2).sum(axis=1))
    keep = abs(pulls[b]) <= clip
    M = np.sum(w[keep] * r[:, keep], axis=1) / np.sum(w[keep])
    chi2 = np.sum(w[keep] * (r[:, keep] - M[:, None]) ** 2, axis=1)
    L = np.exp(-(chi2 - chi2.min()) / 2)
    return {"keep": keep, "offset": M, "chi2": chi2, "posterior": L / L.sum()}
