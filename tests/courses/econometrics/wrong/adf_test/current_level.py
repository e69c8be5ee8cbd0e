# the regressor is the level y[t] of the same date as the difference, not y[t-1]
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    level = y[q + 1 :]
    X = [level, np.ones(n)]
    if trend:
        X.append(np.arange(1, n + 1))
    for lag in range(1, q + 1):
        X.append(dy[q - lag : len(dy) - lag])
    X = np.stack(X, axis=1)
    target = dy[q:]
    XX = np.linalg.inv(X.T @ X)
    beta = XX @ X.T @ target
    resid = target - X @ beta
    sigma2 = np.sum(resid**2) / (n - len(beta))
    stat = beta[0] / np.sqrt(sigma2 * XX[0, 0])
    reject = stat < -3.41 if trend else stat < -2.86
    return {"coef": beta, "stat": stat, "reject": bool(reject)}
