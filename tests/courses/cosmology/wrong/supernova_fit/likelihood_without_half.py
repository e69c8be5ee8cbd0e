# the likelihood is exp(-chi2), without the factor 1/2
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    good = np.ones(len(mu_obs), dtype=bool)
    for turn in range(2):
        wg = w * good
        off = (r * wg).sum(axis=1) / wg.sum()
        chi2 = (wg * (r - off[:, None]) ** 2).sum(axis=1)
        if turn == 0:
            b = np.argmin(chi2)
            good = np.abs(r[b] - off[b]) / sigma <= clip
    prob = np.exp(-(chi2 - chi2.min()))
    return {"keep": good, "offset": off, "chi2": chi2, "posterior": prob / prob.sum()}
