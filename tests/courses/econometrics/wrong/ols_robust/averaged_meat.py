# the middle of the sandwich is the mean of u^2 x x' over the observations, not the sum
def ols_robust(X, y):
    n, k = X.shape
    W = np.linalg.inv(X.T @ X)
    beta = W @ X.T @ y
    u = y - X @ beta
    each = u[:, None, None] ** 2 * X[:, :, None] * X[:, None, :]
    meat = each.mean(axis=0)
    V = n / (n - k) * W @ meat @ W
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": 1 - u.var() / y.var()}
