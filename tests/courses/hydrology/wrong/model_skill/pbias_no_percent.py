# PBIAS is a fraction, the factor 100 is missing
def model_skill(observed, simulated, warmup):
    def scores(o, s):
        nse = 1 - np.var(s - o) / np.var(o) - np.mean(s - o) ** 2 / np.var(o)
        r = np.corrcoef(o, s)[0, 1]
        a = np.std(s) / np.std(o)
        b = np.mean(s) / np.mean(o)
        return nse, 1 - np.linalg.norm([r - 1, a - 1, b - 1]), np.sum(s) / np.sum(o) - 1

    table = []
    for o, s in zip(observed, simulated):
        o, s = o[warmup:], s[warmup:]
        table.append(scores(o[~np.isnan(o)], s[~np.isnan(o)]))
    table = np.array(table)
    return {"nse": table[:, 0], "kge": table[:, 1], "pbias": table[:, 2]}
