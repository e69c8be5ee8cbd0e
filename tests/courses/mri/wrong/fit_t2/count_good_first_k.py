# used is the number of all echoes above 3 sigma, and that many first echoes are fitted (corrected squares below zero are set to a tiny number)
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    used = np.sum(echoes > 3 * sigma, axis=1)
    T2 = np.zeros(V)
    S0 = np.zeros(V)
    for v in range(V):
        k = used[v]
        if k >= 2:
            power = np.maximum(echoes[v, :k] ** 2 - 2 * sigma**2, 1e-12)
            w = power / power.sum()
            y = 0.5 * np.log(power)
            t = TE[:k]
            tm = (w * t).sum()
            ym = (w * y).sum()
            slope = (w * (t - tm) * (y - ym)).sum() / (w * (t - tm) ** 2).sum()
            T2[v] = -1 / slope
            S0[v] = np.exp(ym - slope * tm)
    return {"T2": T2, "S0": S0, "used": used}
