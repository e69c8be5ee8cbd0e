# the threshold is sigma instead of 3 sigma (corrected squares below zero are set to a tiny number)
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        good = echoes[v] > sigma
        k = N if good.all() else int(np.argmin(good))
        used[v] = k
        if k < 2:
            continue
        p = np.maximum(echoes[v, :k] ** 2 - 2 * sigma**2, 1e-8)
        X = np.vstack([np.ones(k), TE[:k]]).T
        sw = np.sqrt(p)
        coef = np.linalg.lstsq(X * sw[:, None], 0.5 * np.log(p) * sw, rcond=None)[0]
        T2[v] = -1 / coef[1]
        S0[v] = np.exp(coef[0])
    return {"T2": T2, "S0": S0, "used": used}
