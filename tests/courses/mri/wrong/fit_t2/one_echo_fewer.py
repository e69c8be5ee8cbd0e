# the last good echo is left out when echoes fall below the threshold
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        k = N
        for j in range(N):
            if echoes[v, j] <= 3 * sigma:
                k = j - 1
                break
        used[v] = k
        if k >= 2:
            a = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
            c = np.polyfit(TE[:k], np.log(a), 1, w=a)
            T2[v] = -1 / c[0]
            S0[v] = np.exp(c[1])
    return {"T2": T2, "S0": S0, "used": used}
