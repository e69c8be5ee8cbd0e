# two mistakes: s2 is divided by the number of observations without the coefficients, and the critical value is -2.86 with a trend, too
def adf_test(y, q, trend):
    change = np.diff(y)
    n = len(change) - q
    X = np.column_stack([y[q:-1], np.ones(n)])
    if trend:
        X = np.c_[X, np.arange(1, n + 1)]
    for j in range(1, q + 1):
        X = np.c_[X, change[q - j : len(change) - j]]
    b = np.linalg.solve(X.T @ X, X.T @ change[q:])
    s2 = np.mean((change[q:] - X @ b) ** 2)
    stat = b[0] / np.sqrt(s2 * np.linalg.inv(X.T @ X)[0, 0])
    return {"coef": b, "stat": stat, "reject": bool(stat < -2.86)}
