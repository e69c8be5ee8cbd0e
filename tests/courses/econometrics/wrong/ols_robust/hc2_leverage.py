# HC2 instead of HC1: each squared residual is divided by one minus its leverage, and the factor n/(n-k) is not there
def ols_robust(X, y):
    XX = np.linalg.inv(X.T @ X)
    beta = XX @ X.T @ y
    u = y - X @ beta
    leverage = np.array([row @ XX @ row for row in X])
    weights = u**2 / (1 - leverage)
    V = XX @ ((X.T * weights) @ X) @ XX
    r2 = 1 - np.sum(u**2) / np.sum((y - y.mean()) ** 2)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": r2}
