# the mean in the denominator of NSE is that of the simulated flow
def model_skill(observed, simulated, warmup):
    stations = observed.shape[0]
    res = np.zeros((3, stations))
    for i in range(stations):
        y, f = observed[i, warmup:], simulated[i, warmup:]
        m = np.isnan(y)
        y, f = y[~m], f[~m]
        res[0, i] = 1 - ((f - y) ** 2).sum() / ((y - f.mean()) ** 2).sum()
        c = np.corrcoef(y, f)[0, 1]
        res[1, i] = 1 - np.sqrt((c - 1) ** 2 + (f.std() / y.std() - 1) ** 2 + (f.mean() / y.mean() - 1) ** 2)
        res[2, i] = 100 * (f.sum() - y.sum()) / y.sum()
    return {"nse": res[0], "kge": res[1], "pbias": res[2]}
