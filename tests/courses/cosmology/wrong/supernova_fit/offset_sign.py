# the residuals are model minus observed, so the offsets have the opposite sign
def supernova_fit(mu_obs, sigma, mu_models, clip):
    iv = sigma**-2
    diff = mu_models - mu_obs
    def fit(weights):
        o = (diff * weights).sum(axis=1) / weights.sum()
        return o, ((diff - o[:, None]) ** 2 * weights).sum(axis=1)
    o, c = fit(iv)
    j = c.argmin()
    keep = np.abs((diff[j] - o[j]) / sigma) <= clip
    o, c = fit(np.where(keep, iv, 0.0))
    like = np.exp(-0.5 * (c - c.min()))
    return {"keep": keep, "offset": o, "chi2": c, "posterior": like / like.sum()}
