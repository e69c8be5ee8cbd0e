# style: vectorized over the stations with nan functions
def model_skill(observed, simulated, warmup):
    o = observed[:, warmup:]
    s = np.where(np.isnan(o), np.nan, simulated[:, warmup:])
    mo, ms = np.nanmean(o, 1), np.nanmean(s, 1)
    so, ss = np.nanstd(o, 1), np.nanstd(s, 1)
    r = (np.nanmean(o * s, 1) - mo * ms) / so / ss
    nse = 1 - np.nanmean((s - o) ** 2, 1) / so**2
    kge = 1 - np.sqrt((r - 1) ** 2 + (ss / so - 1) ** 2 + (ms / mo - 1) ** 2)
    return {"nse": nse, "kge": kge, "pbias": 100 * (ms / mo - 1)}
