# the constant is not counted among the coefficients: the factor is n/(n-k+1)
def ols_robust(X, y):
    n = X.shape[0]
    regressors = X.shape[1] - 1
    inv = np.linalg.inv(X.T @ X)
    beta = inv @ X.T @ y
    u = y - X @ beta
    V = n / (n - regressors) * inv @ X.T @ np.diag(u**2) @ X @ inv
    sst = np.sum((y - y.mean()) ** 2)
    return {"beta": beta, "se": np.sqrt(np.diag(V)), "r2": (sst - u @ u) / sst}
