# the mean of the observed flow in NSE is taken over all days, with the warm-up
def model_skill(observed, simulated, warmup):
    n_st = observed.shape[0]
    climatology = np.nanmean(observed, axis=1)
    nse, kge, pbias = np.zeros((3, n_st))
    for i in range(n_st):
        o = observed[i, warmup:]
        ok = np.logical_not(np.isnan(o))
        o = o[ok]
        s = simulated[i, warmup:][ok]
        nse[i] = 1 - np.sum((s - o) ** 2) / np.sum((o - climatology[i]) ** 2)
        r = np.corrcoef(o, s)[0, 1]
        kge[i] = 1 - np.sqrt((r - 1) ** 2 + (s.std() / o.std() - 1) ** 2 + (s.mean() / o.mean() - 1) ** 2)
        pbias[i] = 100 * np.sum(s - o) / np.sum(o)
    return {"nse": nse, "kge": kge, "pbias": pbias}
