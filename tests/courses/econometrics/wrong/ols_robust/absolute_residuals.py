# the middle of the sandwich is weighted with the absolute residuals instead of their squares
def ols_robust(X, y):
    n, k = X.shape
    inv = np.linalg.inv(np.transpose(X) @ X)
    beta = inv @ np.transpose(X) @ y
    resid = y - X @ beta
    w = np.abs(resid)
    filling = np.transpose(X) @ (w[:, np.newaxis] * X)
    sandwich = inv @ filling @ inv * n / (n - k)
    rsq = 1 - np.sum(resid**2) / np.sum((y - np.mean(y)) ** 2)
    return {"beta": beta, "se": np.sqrt(np.diag(sandwich)), "r2": rsq}
