# the likelihood grows with chi2: exp(+chi2 / 2)
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    o = r @ w / sum(w)
    c = (r - o[:, None]) ** 2 @ w
    kb = c.argmin()
    keep = np.abs(r[kb] - o[kb]) <= clip * sigma
    o = r[:, keep] @ w[keep] / sum(w[keep])
    c = (r[:, keep] - o[:, None]) ** 2 @ w[keep]
    like = np.exp(0.5 * c)
    return {"keep": keep, "offset": o, "chi2": c, "posterior": like / like.sum()}
