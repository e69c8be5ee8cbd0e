# all echoes above 3 sigma are used, also those after the first one that is below
def fit_t2(echoes, TE, sigma):
    V = echoes.shape[0]
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        good = echoes[v] > 3 * sigma
        used[v] = good.sum()
        if used[v] >= 2:
            a2 = echoes[v][good] ** 2 - 2 * sigma**2
            t = TE[good]
            slope, b = np.polyfit(t, 0.5 * np.log(a2), 1, w=np.sqrt(a2))
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
