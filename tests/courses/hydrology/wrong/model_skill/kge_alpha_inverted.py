# in KGE the ratio of the standard deviations is upside down, observed over simulated
def model_skill(observed, simulated, warmup):
    a, b, c = [], [], []
    for j in range(observed.shape[0]):
        sel = np.flatnonzero(~np.isnan(observed[j]))
        sel = sel[sel >= warmup]
        o = observed[j][sel]
        s = simulated[j][sel]
        a.append(1 - np.sum((s - o) ** 2) / np.sum((o - np.average(o)) ** 2))
        r = np.corrcoef(s, o)[0, 1]
        sd = np.std(o) / np.std(s)
        mu = np.mean(s) / np.mean(o)
        b.append(1 - np.sqrt((r - 1) ** 2 + (sd - 1) ** 2 + (mu - 1) ** 2))
        c.append(100 * np.sum(s - o) / np.sum(o))
    return {"nse": np.array(a), "kge": np.array(b), "pbias": np.array(c)}
