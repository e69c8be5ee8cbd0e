# chi squared by the analytic marginalization, A - B^2 / C
def supernova_fit(mu_obs, sigma, mu_models, clip):
    r = mu_obs - mu_models
    def abc(s):
        A = np.sum(r[:, s] ** 2 / sigma[s] ** 2, axis=1)
        B = np.sum(r[:, s] / sigma[s] ** 2, axis=1)
        C = np.sum(sigma[s] ** -2.0)
        return B / C, A - B**2 / C
    M, c = abc(np.arange(len(sigma)))
    b = np.argmin(c)
    keep = np.logical_not(np.abs(r[b] - M[b]) > clip * sigma)
    M, c = abc(np.flatnonzero(keep))
    return {"keep": keep, "offset": M, "chi2": c, "posterior": 1 / np.exp(0.5 * (c[:, None] - c[None, :])).sum(axis=1)}
