# in r2 the variance of the residuals is taken over n, that of y over n - 1
def ols_robust(X, y):
    n, k = X.shape
    q, r = np.linalg.qr(X)
    beta = np.linalg.solve(r, q.T @ y)
    res = y - q @ (q.T @ y)
    rinv = np.linalg.inv(r)
    XXi = rinv @ rinv.T
    cov = XXi @ (X.T @ (X * res[:, None] ** 2)) @ XXi
    cov = cov * n / (n - k)
    r2 = 1 - np.mean(res**2) / np.var(y, ddof=1)
    return {"beta": beta, "se": np.sqrt(np.diag(cov)), "r2": r2}
