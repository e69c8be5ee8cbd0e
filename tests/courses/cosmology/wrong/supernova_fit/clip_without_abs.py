# the clipping looks at the signed pull: supernovae far below the model are kept
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    d = mu_obs - mu_models
    M = d.dot(w) / w.sum()
    t = (d - M.reshape(-1, 1)) / sigma
    i_best = np.argmin(np.sum(t * t, axis=1))
    keep = t[i_best] <= clip
    w2 = w[keep]
    d2 = d[:, keep]
    M2 = d2.dot(w2) / w2.sum()
    chi2 = ((d2 - M2.reshape(-1, 1)) ** 2).dot(w2)
    like = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": M2, "chi2": chi2, "posterior": like / like.sum()}
