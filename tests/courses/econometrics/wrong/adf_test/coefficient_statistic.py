# the statistic is the number of observations times the coefficient, not its t ratio
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    X = [y[q:-1], np.ones(n)]
    if trend:
        X.append(np.arange(1, n + 1))
    for j in range(q):
        X.append(dy[q - 1 - j : len(dy) - 1 - j])
    X = np.transpose(X)
    rho = np.linalg.solve(X.T @ X, X.T @ dy[q:])
    stat = n * rho[0]
    critical = -3.41 if trend else -2.86
    return {"coef": rho, "stat": stat, "reject": bool(stat < critical)}
