# r2 divides the sum of squares of the fitted values, without the mean taken off, by the centered total
def ols_robust(X, y):
    n, k = X.shape
    xtx = np.linalg.inv(X.T @ X)
    beta = xtx @ X.T @ y
    yhat = X @ beta
    u2 = (y - yhat) ** 2
    meat = (X * u2[:, None]).T @ X
    cov = xtx @ meat @ xtx * (n / (n - k))
    explained = np.sum(yhat**2)
    total = np.sum((y - y.mean()) ** 2)
    return {"beta": beta, "se": np.sqrt(np.diag(cov)), "r2": explained / total}
