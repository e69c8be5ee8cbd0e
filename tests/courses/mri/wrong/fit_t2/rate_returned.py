# T2 holds the rate R2 = -slope instead of its inverse
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        k = 0
        for j in range(N):
            if echoes[v, j] > 3 * sigma:
                k += 1
            else:
                break
        used[v] = k
        if k >= 2:
            a = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
            slope, b = np.polyfit(TE[:k], np.log(a), 1, w=a)
            T2[v] = -slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
