# the first echo that is not above 3 sigma is used, too (its corrected square is set to a tiny number if below zero)
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        bad = np.flatnonzero(echoes[v] <= 3 * sigma)
        k = bad[0] + 1 if bad.size else N
        used[v] = k
        if k >= 2:
            power = np.maximum(echoes[v, :k] ** 2 - 2 * sigma**2, 1e-6)
            slope, b = np.polyfit(TE[:k], 0.5 * np.log(power), 1, w=np.sqrt(power))
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
