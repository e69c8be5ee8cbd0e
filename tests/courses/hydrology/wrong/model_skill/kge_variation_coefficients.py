# KGE compares the coefficients of variation (standard deviation over mean), as in the modified KGE, instead of the standard deviations
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for o, s in zip(observed[:, warmup:], simulated[:, warmup:]):
        s = s[~np.isnan(o)]
        o = o[~np.isnan(o)]
        nse.append(1 - np.sum((s - o) ** 2) / np.sum((o - o.mean()) ** 2))
        gamma = (s.std() / s.mean()) / (o.std() / o.mean())
        beta = s.mean() / o.mean()
        r = np.corrcoef(o, s)[0, 1]
        kge.append(1 - np.sqrt((r - 1) ** 2 + (gamma - 1) ** 2 + (beta - 1) ** 2))
        pbias.append(100 * np.sum(s - o) / np.sum(o))
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
