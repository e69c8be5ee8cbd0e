# the weights are the squares of the measured magnitudes, not of the corrected amplitudes
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        mask = echoes[v] > 3 * sigma
        k = N if mask.all() else np.argmin(mask)
        used[v] = k
        if k >= 2:
            raw = echoes[v, :k]
            y = 0.5 * np.log(raw**2 - 2 * sigma**2)
            slope, b = np.polyfit(TE[:k], y, 1, w=raw)
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
