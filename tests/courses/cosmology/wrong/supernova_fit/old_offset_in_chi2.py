# the final chi2 uses the offsets of the first fit, before the outliers were left out; the returned offsets are the new ones
def supernova_fit(mu_obs, sigma, mu_models, clip):
    res = mu_obs - mu_models
    wt = 1 / sigma**2
    first = np.einsum("mn,n->m", res, wt) / wt.sum()
    centred = res - first[:, None]
    pulls = centred / sigma
    keep = np.abs(pulls[np.argmin(np.einsum("mn,mn->m", pulls, pulls))]) <= clip
    second = np.einsum("mn,n->m", res[:, keep], wt[keep]) / wt[keep].sum()
    chi2 = np.einsum("mn,mn->m", pulls[:, keep], pulls[:, keep])
    L = np.exp(-chi2 / 2)
    return {"keep": keep, "offset": second, "chi2": chi2, "posterior": L / L.sum()}
