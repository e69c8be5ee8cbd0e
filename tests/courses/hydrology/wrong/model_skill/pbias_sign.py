# the sign of PBIAS is reversed: observed minus simulated
def model_skill(observed, simulated, warmup):
    n = len(observed)
    nse, kge, pbias = np.zeros(n), np.zeros(n), np.zeros(n)
    for k in range(n):
        o = observed[k, warmup:]
        s = simulated[k, warmup:]
        keep = ~np.isnan(o)
        o = o[keep]
        s = s[keep]
        nse[k] = 1 - np.sum((o - s) ** 2) / np.sum((o - np.mean(o)) ** 2)
        r = np.corrcoef(o, s)[0, 1]
        kge[k] = 1 - np.sqrt((r - 1) ** 2 + (np.std(s) / np.std(o) - 1) ** 2 + (np.mean(s) / np.mean(o) - 1) ** 2)
        pbias[k] = 100 * (np.sum(o) - np.sum(s)) / np.sum(o)
    return {"nse": nse, "kge": kge, "pbias": pbias}
