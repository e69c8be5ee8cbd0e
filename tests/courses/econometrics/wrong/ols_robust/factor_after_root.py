# the factor n/(n-k) multiplies the standard errors, after the root, instead of the variances
def ols_robust(X, y):
    n, k = X.shape

    def invert(M):
        return np.linalg.solve(M, np.eye(len(M)))

    B = invert(X.T @ X)
    beta = B @ X.T @ y
    u = y - X @ beta
    hc0 = np.sqrt(np.diag(B @ X.T @ np.diag(u**2) @ X @ B))
    hc1 = hc0 * n / (n - k)
    return {"beta": beta, "se": hc1, "r2": 1 - np.var(u) / np.var(y)}
