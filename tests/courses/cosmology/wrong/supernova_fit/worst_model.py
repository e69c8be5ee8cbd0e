# the outliers are those of the worst model: argmax of chi squared instead of argmin
def supernova_fit(mu_obs, sigma, mu_models, clip):
    ivar = 1 / sigma**2
    delta = mu_obs[np.newaxis] - mu_models
    mean = np.average(delta, axis=1, weights=ivar)
    stand = (delta - mean[:, np.newaxis]) / sigma[np.newaxis]
    worst = np.argmax((stand**2).sum(axis=1))
    keep = np.abs(stand[worst]) <= clip
    ivar2 = np.where(keep, ivar, 0)
    mean = np.average(delta, axis=1, weights=ivar2)
    chi2 = np.sum(ivar2 * (delta - mean[:, np.newaxis]) ** 2, axis=1)
    like = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": mean, "chi2": chi2, "posterior": like / like.sum()}
