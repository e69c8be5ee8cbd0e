# np.polyfit gets A squared as w, which squares it again: the weights are A to the fourth
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0 = np.zeros(V), np.zeros(V)
    used = np.zeros(V, dtype=int)
    for v in range(V):
        above = echoes[v] > 3 * sigma
        k = int(np.cumprod(above).sum())
        used[v] = k
        if k >= 2:
            A2 = echoes[v, :k] ** 2 - 2 * sigma**2
            m, b = np.polyfit(TE[:k], np.log(np.sqrt(A2)), 1, w=A2)
            T2[v] = -1.0 / m
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
