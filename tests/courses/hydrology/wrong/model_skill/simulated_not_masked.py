# means and standard deviations of the simulated flow in KGE are taken over all days after the warm-up, also those without observation
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for o, s in zip(observed[:, warmup:], simulated[:, warmup:]):
        ok = ~np.isnan(o)
        d = s[ok] - o[ok]
        nse.append(1 - np.sum(d**2) / np.sum((o[ok] - o[ok].mean()) ** 2))
        r = np.corrcoef(o[ok], s[ok])[0, 1]
        alpha = s.std() / np.nanstd(o)
        beta = s.mean() / np.nanmean(o)
        kge.append(1 - np.sqrt((r - 1) ** 2 + (alpha - 1) ** 2 + (beta - 1) ** 2))
        pbias.append(100 * d.sum() / o[ok].sum())
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
