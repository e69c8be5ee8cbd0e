# the fit is not weighted: all echoes count the same
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2 = np.zeros(V)
    S0 = np.zeros(V)
    used = np.zeros(V, dtype=int)
    for v in range(V):
        k = 0
        while k < N and echoes[v, k] > 3 * sigma:
            k += 1
        used[v] = k
        if k < 2:
            continue
        A = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
        slope, icpt = np.polyfit(TE[:k], np.log(A), 1)
        T2[v] = -1 / slope
        S0[v] = np.exp(icpt)
    return {"T2": T2, "S0": S0, "used": used}
