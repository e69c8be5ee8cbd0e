# T2 is computed from the first and the last used echo only, not by a fit
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        mask = echoes[v] > 3 * sigma
        k = N if mask.all() else np.argmin(mask)
        used[v] = k
        if k >= 2:
            a = np.sqrt(echoes[v, :k] ** 2 - 2 * sigma**2)
            T2[v] = (TE[k - 1] - TE[0]) / np.log(a[0] / a[k - 1])
            S0[v] = a[0] * np.exp(TE[0] / T2[v])
    return {"T2": T2, "S0": S0, "used": used}
