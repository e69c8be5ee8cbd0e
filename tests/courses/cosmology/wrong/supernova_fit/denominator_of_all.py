# the new offsets divide by the sum of all weights, outliers included
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    wsum = w.sum()
    r = mu_obs - mu_models
    off = np.dot(r, w) / wsum
    z = (r - off[:, None]) / sigma
    keep = np.abs(z[np.argmin(np.sum(z**2, axis=1))]) <= clip
    off = np.dot(r[:, keep], w[keep]) / wsum
    z = ((r - off[:, None]) / sigma)[:, keep]
    chi2 = np.sum(z**2, axis=1)
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": L / L.sum()}
