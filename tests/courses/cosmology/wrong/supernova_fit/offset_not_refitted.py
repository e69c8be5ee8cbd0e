# the offsets are not computed anew after clipping: those of all supernovae are returned and used
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    offsets, pulls = [], []
    for model in mu_models:
        d = mu_obs - model
        o = np.sum(w * d) / np.sum(w)
        offsets.append(o)
        pulls.append((d - o) / sigma)
    pulls = np.array(pulls)
    total = np.sum(pulls**2, axis=1)
    keep = np.abs(pulls[total.argmin()]) <= clip
    chi2 = np.sum(pulls[:, keep] ** 2, axis=1)
    rel = np.exp(-0.5 * (chi2 - np.min(chi2)))
    return {"keep": keep, "offset": np.array(offsets), "chi2": chi2, "posterior": rel / np.sum(rel)}
