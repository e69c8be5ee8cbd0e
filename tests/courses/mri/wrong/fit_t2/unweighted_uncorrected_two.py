# the fit is not weighted, and the noise is not corrected for
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        k = 0
        while k < N and echoes[v, k] > 3 * sigma:
            k += 1
        used[v] = k
        if k >= 2:
            slope, b = np.polyfit(TE[:k], np.log(echoes[v, :k]), 1)
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
