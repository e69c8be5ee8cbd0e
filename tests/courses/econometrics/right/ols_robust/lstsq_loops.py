# lstsq, and the sandwich summed observation by observation, r2 by variances
def ols_robust(X, y):
    b = np.linalg.lstsq(X, y, rcond=None)[0]
    n, k = X.shape
    u = [y[i] - sum(X[i, j] * b[j] for j in range(k)) for i in range(n)]
    meat = np.zeros((k, k))
    for i in range(n):
        meat += u[i] ** 2 * np.outer(X[i], X[i])
    half = np.linalg.solve(X.T @ X, meat)
    V = np.linalg.solve(X.T @ X, half.T)
    se = (V.diagonal() * n / (n - k)) ** 0.5
    return {"r2": 1 - np.var(u) / np.var(y), "beta": b, "se": se}
