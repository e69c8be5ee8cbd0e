# s2 is divided by the number of observations, the coefficients are not taken off
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    X = np.column_stack([y[q:-1], np.ones(n)])
    if trend:
        X = np.column_stack([X, np.arange(1, n + 1)])
    for j in range(1, q + 1):
        X = np.column_stack([X, dy[q - j : len(dy) - j]])
    bread = np.linalg.inv(X.T @ X)
    coef = bread @ (X.T @ dy[q:])
    sigma2 = np.mean((dy[q:] - X @ coef) ** 2)
    stat = coef[0] / np.sqrt(sigma2 * bread[0, 0])
    crit = -3.41 if trend else -2.86
    return {"coef": coef, "stat": stat, "reject": bool(stat < crit)}
