# S0 is the corrected amplitude of the first echo, not extrapolated to TE = 0
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        mask = echoes[v] > 3 * sigma
        k = N if mask.all() else np.argmin(mask)
        used[v] = k
        if k >= 2:
            a = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
            T2[v] = -1 / np.polyfit(TE[:k], np.log(a), 1, w=a)[0]
            S0[v] = a[0]
    return {"T2": T2, "S0": S0, "used": used}
