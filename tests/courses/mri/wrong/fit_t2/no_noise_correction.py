# the magnitudes are fitted as they are, without the correction by 2 sigma squared
def fit_t2(echoes, TE, sigma):
    V, N = echoes.shape
    T2 = np.zeros(V)
    S0 = np.zeros(V)
    used = np.zeros(V, int)
    for v in range(V):
        k = N
        for j in range(N):
            if echoes[v, j] <= 3 * sigma:
                k = j
                break
        used[v] = k
        if k > 1:
            s = echoes[v, :k]
            t = TE[:k]
            X = np.column_stack([np.ones(k), -t])
            W = np.diag(s**2)
            lnS0, R2 = np.linalg.solve(X.T @ W @ X, X.T @ W @ np.log(s))
            T2[v] = 1 / R2
            S0[v] = np.exp(lnS0)
    return {"T2": T2, "S0": S0, "used": used}
