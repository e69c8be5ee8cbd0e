# NSE uses absolute differences instead of squares
def model_skill(observed, simulated, warmup):
    res = {"nse": np.zeros(len(observed)), "kge": np.zeros(len(observed)), "pbias": np.zeros(len(observed))}
    for i, (o, s) in enumerate(zip(observed[:, warmup:], simulated[:, warmup:])):
        ok = ~np.isnan(o)
        o, s = o[ok], s[ok]
        res["nse"][i] = 1 - np.abs(s - o).sum() / np.abs(o - o.mean()).sum()
        r = np.corrcoef(o, s)[0, 1]
        alpha, beta = s.std() / o.std(), s.mean() / o.mean()
        res["kge"][i] = 1 - ((r - 1) ** 2 + (alpha - 1) ** 2 + (beta - 1) ** 2) ** 0.5
        res["pbias"][i] = 100 * (s - o).sum() / o.sum()
    return res
