# KGE uses the ratio of the variances instead of the standard deviations, and PBIAS is divided by the sum of the simulated flow
def model_skill(observed, simulated, warmup):
    nse, kge, pb = [], [], []
    for i in range(len(simulated)):
        days = np.arange(warmup, observed.shape[1])
        days = days[~np.isnan(observed[i, days])]
        o, s = observed[i, days], simulated[i, days]
        nse.append(1 - np.mean((s - o) ** 2) / np.mean((o - o.mean()) ** 2))
        r = np.corrcoef(o, s)[0, 1]
        kge.append(1 - np.sqrt((r - 1) ** 2 + (s.var() / o.var() - 1) ** 2 + (s.mean() / o.mean() - 1) ** 2))
        pb.append(100 * (s.sum() - o.sum()) / s.sum())
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pb)}
