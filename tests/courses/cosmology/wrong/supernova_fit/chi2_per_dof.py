# chi2 is divided by the number of used supernovae (a reduced chi squared), and the posterior is computed from that
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    r = mu_obs - mu_models
    off = np.array([np.average(x, weights=w) for x in r])
    full = np.array([np.sum(((x - o) / sigma) ** 2) for x, o in zip(r, off)])
    ib = full.argmin()
    keep = np.abs((r[ib] - off[ib]) / sigma) <= clip
    off = np.array([np.average(x[keep], weights=w[keep]) for x in r])
    chi2 = np.array([np.mean(((x - o) / sigma)[keep] ** 2) for x, o in zip(r, off)])
    L = np.exp(-0.5 * (chi2 - chi2.min()))
    return {"keep": keep, "offset": off, "chi2": chi2, "posterior": L / L.sum()}
