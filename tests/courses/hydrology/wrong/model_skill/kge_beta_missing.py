# the term of the means is missing in KGE
def model_skill(observed, simulated, warmup):
    nse, kge, pbias = [], [], []
    for i in range(observed.shape[0]):
        x = observed[i, warmup:]
        y = simulated[i, warmup:]
        y = y[np.isfinite(x)]
        x = x[np.isfinite(x)]
        err = y - x
        nse.append(1 - err @ err / ((x - x.mean()) @ (x - x.mean())))
        r = np.corrcoef(x, y)[0, 1]
        kge.append(1 - np.hypot(r - 1, y.std() / x.std() - 1))
        pbias.append(100 * err.sum() / x.sum())
    return {"nse": np.array(nse), "kge": np.array(kge), "pbias": np.array(pbias)}
