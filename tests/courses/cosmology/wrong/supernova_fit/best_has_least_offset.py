# the best model is taken to be the one with the smallest absolute offset instead of the least chi squared
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = sigma ** (-2.0)
    r = mu_obs - mu_models
    o = np.array([np.sum(w * row) for row in r]) / np.sum(w)
    best = np.argmin(np.abs(o))
    keep = np.abs(r[best] - o[best]) <= clip * sigma
    ws = w[keep] / w[keep].sum()
    offset = (ws * r[:, keep]).sum(axis=1)
    chi2 = (w[keep] * (r[:, keep] - offset[:, None]) ** 2).sum(axis=1)
    pr = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": offset, "chi2": chi2, "posterior": pr / pr.sum()}
