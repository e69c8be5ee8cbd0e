# the weights of the squared residuals are A instead of A squared
def fit_t2(echoes, TE, sigma):
    n_vox = echoes.shape[0]
    out = {"T2": np.zeros(n_vox), "S0": np.zeros(n_vox), "used": np.zeros(n_vox, dtype=int)}
    for i, train in enumerate(echoes):
        below = np.where(train <= 3 * sigma)[0]
        stop = below[0] if len(below) else len(train)
        out["used"][i] = stop
        if stop >= 2:
            amp = np.sqrt(train[:stop] ** 2 - 2 * sigma**2)
            p = np.polyfit(TE[:stop], np.log(amp), 1, w=np.sqrt(amp))
            out["T2"][i] = -1 / p[0]
            out["S0"][i] = np.exp(p[1])
    return out
