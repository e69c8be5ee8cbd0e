# the offsets are plain means of the residuals, without weights
def supernova_fit(mu_obs, sigma, mu_models, clip):
    m = len(mu_models)
    resid = np.array([mu_obs - mu_models[j] for j in range(m)])
    off = resid.mean(axis=1)
    chi = [np.sum(((resid[j] - off[j]) / sigma) ** 2) for j in range(m)]
    win = int(np.argmin(chi))
    keep = np.abs(resid[win] - off[win]) <= clip * sigma
    off = resid[:, keep].mean(axis=1)
    chi2 = np.array([np.sum(((resid[j] - off[j]) / sigma)[keep] ** 2) for j in range(m)])
    p = np.exp(-0.5 * chi2)
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": p / p.sum()}
