# the clipping compares the residual itself with clip, not in units of sigma
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / np.square(sigma)
    rows = []
    for j in range(mu_models.shape[0]):
        r = mu_obs - mu_models[j]
        rows.append(r - np.dot(w, r) / w.sum())
    rows = np.array(rows)
    j0 = np.argmin(np.square(rows) @ w)
    keep = np.abs(rows[j0]) <= clip
    off, chi2 = [], []
    for j in range(mu_models.shape[0]):
        r = (mu_obs - mu_models[j])[keep]
        o = np.dot(w[keep], r) / w[keep].sum()
        off.append(o)
        chi2.append(np.dot(w[keep], (r - o) ** 2))
    chi2 = np.array(chi2)
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": np.array(off), "chi2": chi2, "posterior": L / np.sum(L)}
