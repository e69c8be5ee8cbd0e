# the squares are corrected by sigma squared instead of 2 sigma squared
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        ok = echoes[v] > 3 * sigma
        n = N if np.all(ok) else int(np.where(~ok)[0][0])
        used[v] = n
        if n < 2:
            continue
        a2 = echoes[v, :n] ** 2 - sigma**2
        lny = 0.5 * np.log(a2)
        t = TE[:n]
        Sw, St, Sy = a2.sum(), (a2 * t).sum(), (a2 * lny).sum()
        Stt, Sty = (a2 * t * t).sum(), (a2 * t * lny).sum()
        slope = (Sw * Sty - St * Sy) / (Sw * Stt - St**2)
        inter = (Sy - slope * St) / Sw
        T2[v] = -1 / slope
        S0[v] = np.exp(inter)
    return {"T2": T2, "S0": S0, "used": used}
