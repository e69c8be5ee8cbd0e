# sigma is subtracted from the magnitude instead of 2 sigma squared from its square
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        good = echoes[v] > 3 * sigma
        k = N if good.all() else np.argmin(good)
        used[v] = k
        if k >= 2:
            a = echoes[v, :k] - sigma
            line = np.polyfit(TE[:k], np.log(a), 1, w=a)
            T2[v] = -1 / line[0]
            S0[v] = np.exp(line[1])
    return {"T2": T2, "S0": S0, "used": used}
