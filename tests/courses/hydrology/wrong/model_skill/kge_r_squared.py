# KGE uses the square of the correlation instead of the correlation
def model_skill(observed, simulated, warmup):
    S = len(observed)
    nse = np.empty(S)
    kge = np.empty(S)
    pbias = np.empty(S)
    for k in range(S):
        valid = ~np.isnan(observed[k])
        valid[:warmup] = False
        o, m = observed[k, valid], simulated[k, valid]
        nse[k] = 1 - np.sum((o - m) ** 2) / np.sum((o - o.mean()) ** 2)
        r2 = np.corrcoef(o, m)[0, 1] ** 2
        kge[k] = 1 - np.sqrt((r2 - 1) ** 2 + (m.std() / o.std() - 1) ** 2 + (m.mean() / o.mean() - 1) ** 2)
        pbias[k] = 100 * np.sum(m - o) / np.sum(o)
    return {"nse": nse, "kge": kge, "pbias": pbias}
