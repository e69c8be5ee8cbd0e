# the sandwich takes the deviations of y from its mean in place of the residuals
def ols_robust(X, y):
    n, k = X.shape
    beta = np.linalg.solve(X.T @ X, X.T @ y)
    resid = y - X @ beta
    dev = y - y.mean()
    Xd = X * dev[:, None]
    inv = np.linalg.inv(X.T @ X)
    V = inv @ (Xd.T @ Xd) @ inv * n / (n - k)
    r2 = 1 - resid @ resid / (dev @ dev)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": r2}
