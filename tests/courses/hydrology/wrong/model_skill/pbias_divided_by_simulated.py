# PBIAS is divided by the sum of the simulated instead of the observed flow
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for st in range(observed.shape[0]):
        idx = [d for d in range(warmup, observed.shape[1]) if not np.isnan(observed[st, d])]
        o = observed[st, idx]
        s = simulated[st, idx]
        nse.append(1 - np.sum((s - o) ** 2) / np.sum((o - o.mean()) ** 2))
        r = np.corrcoef(o, s)[0][1]
        ed = (r - 1) ** 2 + (s.std() / o.std() - 1) ** 2 + (s.mean() / o.mean() - 1) ** 2
        kge.append(1 - ed**0.5)
        pbias.append(100 * np.sum(s - o) / np.sum(s))
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
