# loops over models with a helper that fits one model on a subset
def supernova_fit(mu_obs, sigma, mu_models, clip):
    def fit(model, use):
        num = den = 0.0
        for i in range(len(mu_obs)):
            if use[i]:
                num += (mu_obs[i] - model[i]) / sigma[i] ** 2
                den += 1 / sigma[i] ** 2
        off = num / den
        return off, sum(((mu_obs[i] - model[i] - off) / sigma[i]) ** 2 for i in range(len(mu_obs)) if use[i])
    everything = [True] * len(mu_obs)
    first = [fit(model, everything) for model in mu_models]
    b = min(range(len(first)), key=lambda j: first[j][1])
    keep = [bool(abs(mu_obs[i] - mu_models[b][i] - first[b][0]) <= clip * sigma[i]) for i in range(len(mu_obs))]
    second = [fit(model, keep) for model in mu_models]
    chi2 = np.array([s[1] for s in second])
    e = np.exp(-chi2 / 2)
    return {"keep": np.array(keep), "offset": np.array([s[0] for s in second]), "chi2": chi2, "posterior": e / e.sum()}
