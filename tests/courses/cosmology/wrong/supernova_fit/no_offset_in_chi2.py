# the final chi2 (and so the posterior) uses the residuals without taking the offset off
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    off = (r @ w) / w.sum()
    c = ((r - off[:, None]) ** 2) @ w
    best = np.argmin(c)
    keep = np.abs(r[best] - off[best]) / sigma <= clip
    wk = w * keep
    off = (r @ wk) / wk.sum()
    chi2 = (r**2) @ wk
    post = np.exp(-0.5 * (chi2 - chi2.min()))
    post /= post.sum()
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": post}
