# the factor one half of the logarithm of the square is missing, and echoes after the first bad one are used as well
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        ok = np.where(echoes[v] > 3 * sigma)[0]
        used[v] = len(ok)
        if len(ok) >= 2:
            P = echoes[v, ok] ** 2 - 2 * sigma**2
            slope, b = np.polyfit(TE[ok], np.log(P), 1, w=np.sqrt(P))
            T2[v] = -1 / slope
            S0[v] = np.exp(b)
    return {"T2": T2, "S0": S0, "used": used}
