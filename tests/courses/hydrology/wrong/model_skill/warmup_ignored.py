# the warm-up days are counted as well
def model_skill(observed, simulated, warmup):
    out = {"nse": [], "kge": [], "pbias": []}
    for i in range(observed.shape[0]):
        good = np.isfinite(observed[i])
        q = observed[i][good]
        m = simulated[i][good]
        out["nse"].append(1 - ((m - q) ** 2).sum() / ((q - q.mean()) ** 2).sum())
        rr = np.corrcoef(m, q)[1, 0]
        out["kge"].append(1 - np.sqrt((rr - 1) ** 2 + (m.std() / q.std() - 1) ** 2 + (m.mean() / q.mean() - 1) ** 2))
        out["pbias"].append(100 * (m - q).sum() / q.sum())
    return {k: np.array(v) for k, v in out.items()}
