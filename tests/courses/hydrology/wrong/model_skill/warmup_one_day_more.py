# one day more than the warm-up is left out at the beginning
def model_skill(observed, simulated, warmup):
    obs = observed[:, warmup + 1 :]
    sim = np.where(np.isnan(obs), np.nan, simulated[:, warmup + 1 :])
    mo = np.nanmean(obs, axis=1, keepdims=True)
    ms = np.nanmean(sim, axis=1, keepdims=True)
    nse = 1 - np.nansum((sim - obs) ** 2, axis=1) / np.nansum((obs - mo) ** 2, axis=1)
    so = np.nanstd(obs, axis=1)
    ss = np.nanstd(sim, axis=1)
    r = np.nanmean((obs - mo) * (sim - ms), axis=1) / (so * ss)
    b = (ms / mo)[:, 0]
    kge = 1 - np.sqrt((r - 1) ** 2 + (ss / so - 1) ** 2 + (b - 1) ** 2)
    pb = 100 * np.nansum(sim - obs, axis=1) / np.nansum(obs, axis=1)
    return {"nse": nse, "kge": kge, "pbias": pb}
