# PBIAS is the mean of the daily relative errors instead of the ratio of the sums
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for i in range(observed.shape[0]):
        o, s = observed[i, warmup:], simulated[i, warmup:]
        keep = ~np.isnan(o)
        o, s = o[keep], s[keep]
        nse.append(1 - np.sum(np.square(s - o)) / np.sum(np.square(o - o.mean())))
        r = np.corrcoef(o, s)[0, 1]
        terms = np.array([r, s.std() / o.std(), s.mean() / o.mean()])
        kge.append(1 - np.sqrt(np.sum((terms - 1) ** 2)))
        pbias.append(100 * np.mean((s - o) / o))
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
