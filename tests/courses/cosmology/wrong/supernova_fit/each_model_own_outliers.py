# each model leaves out its own outliers, instead of those of the best model for all (keep returned is that of the best)
def supernova_fit(mu_obs, sigma, mu_models, clip):
    w = 1 / sigma**2
    m = mu_models.shape[0]
    masks, offs, chis, firsts = [], np.zeros(m), np.zeros(m), np.zeros(m)
    for j in range(m):
        r = mu_obs - mu_models[j]
        o = np.sum(w * r) / w.sum()
        firsts[j] = np.sum(w * (r - o) ** 2)
        g = np.abs(r - o) <= clip * sigma
        masks.append(g)
        if g.any():
            offs[j] = np.sum(w[g] * r[g]) / w[g].sum()
            chis[j] = np.sum(w[g] * (r[g] - offs[j]) ** 2)
    L = np.exp(-0.5 * (chis - chis.min()))
    return {"keep": masks[np.argmin(firsts)], "offset": offs, "chi2": chis, "posterior": L / L.sum()}
