# work in shape (n, m) with np.average, softmax by logarithms
def supernova_fit(mu_obs, sigma, mu_models, clip):
    d = (mu_obs[None, :] - mu_models).T
    iv = 1 / (sigma * sigma)
    t = (d - np.average(d, axis=0, weights=iv)) / sigma[:, None]
    keep = t[:, np.einsum("nm,nm->m", t, t).argmin()] ** 2 <= clip**2
    d, iv = d[keep], iv[keep]
    M = np.average(d, axis=0, weights=iv)
    chi2 = np.einsum("nm,n->m", (d - M) ** 2, iv)
    logL = -0.5 * chi2
    return {"keep": keep, "offset": M, "chi2": chi2, "posterior": np.exp(logL - np.logaddexp.reduce(logL))}
