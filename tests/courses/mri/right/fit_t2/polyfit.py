# np.polyfit with the amplitudes as w, a while loop for the number of echoes
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        while used[v] < N and echoes[v, used[v]] > 3 * sigma:
            used[v] += 1
        k = used[v]
        if k < 2:
            continue
        a = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
        slope, b = np.polyfit(TE[:k], np.log(a), 1, w=a)
        T2[v], S0[v] = -1 / slope, np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
