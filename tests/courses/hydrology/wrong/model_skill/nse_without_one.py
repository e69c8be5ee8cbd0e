# NSE is the ratio of the sums, not 1 minus it
def model_skill(observed, simulated, warmup):
    o = observed[:, warmup:]
    s = np.where(np.isnan(o), np.nan, simulated[:, warmup:])
    om, sm = np.nanmean(o, axis=1), np.nanmean(s, axis=1)
    nse = np.nansum((s - o) ** 2, axis=1) / np.nansum((o - om[:, None]) ** 2, axis=1)
    r = np.array([np.corrcoef(a[~np.isnan(a)], b[~np.isnan(a)])[0, 1] for a, b in zip(o, s)])
    alpha = np.nanstd(s, axis=1) / np.nanstd(o, axis=1)
    kge = 1 - np.sqrt((r - 1) ** 2 + (alpha - 1) ** 2 + (sm / om - 1) ** 2)
    pbias = 100 * (sm / om - 1)
    return {"nse": nse, "kge": kge, "pbias": pbias}
