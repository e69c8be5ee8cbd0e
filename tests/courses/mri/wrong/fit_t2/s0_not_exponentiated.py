# S0 is the intercept itself, the logarithm is not undone
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2, S0, used = np.zeros(V), np.zeros(V), np.zeros(V, dtype=int)
    for v in range(V):
        good = echoes[v] > 3 * sigma
        k = N if good.all() else np.argmin(good)
        used[v] = k
        if k >= 2:
            P = echoes[v, :k] ** 2 - 2 * sigma**2
            X = np.stack([np.ones(k), -TE[:k]], axis=1)
            XtW = X.T * P
            beta = np.linalg.inv(XtW @ X) @ XtW @ (np.log(P) / 2)
            S0[v] = beta[0]
            T2[v] = 1 / beta[1]
    return {"T2": T2, "S0": S0, "used": used}
