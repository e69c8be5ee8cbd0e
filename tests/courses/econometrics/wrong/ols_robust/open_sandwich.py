# the sandwich has bread on one side only: the second inverse of X'X is missing
def ols_robust(X, y):
    rows, cols = X.shape
    Q = np.linalg.inv(X.T @ X)
    b = Q @ (X.T @ y)
    res = y - X @ b
    M = sum(res[t] ** 2 * np.outer(X[t], X[t]) for t in range(rows))
    C = rows / (rows - cols) * (Q @ M)
    R = 1 - np.sum(res**2) / np.sum((y - np.mean(y)) ** 2)
    return {"beta": b, "se": np.sqrt(np.diag(C)), "r2": R}
