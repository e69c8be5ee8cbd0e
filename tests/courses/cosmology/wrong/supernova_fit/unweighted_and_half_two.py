# the offsets are plain means without weights, and the likelihood lacks the factor 1/2
def supernova_fit(mu_obs, sigma, mu_models, clip):
    r = mu_obs - mu_models
    dev = (r - np.mean(r, axis=1, keepdims=True)) / sigma
    keep = np.abs(dev[np.argmin(np.sum(dev**2, axis=1))]) <= clip
    off = np.mean(r[:, keep], axis=1)
    chi2 = np.sum(((r[:, keep] - off[:, None]) / sigma[keep]) ** 2, axis=1)
    L = np.exp(-(chi2 - chi2.min()))
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": L / L.sum()}
