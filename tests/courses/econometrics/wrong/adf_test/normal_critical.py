# the critical value is the normal distribution's -1.645, not Dickey and Fuller's
def adf_test(y, q, trend):
    dY = np.diff(y)
    Y = dY[q:]
    n = len(Y)
    lagged = [dY[q - j : q - j + n] for j in range(1, q + 1)]
    deterministic = [np.ones(n), np.arange(1, n + 1)] if trend else [np.ones(n)]
    X = np.vstack([y[q : q + n], *deterministic, *lagged]).T
    b = np.linalg.solve(X.T @ X, X.T @ Y)
    u = Y - X @ b
    s2 = u.dot(u) / (n - X.shape[1])
    stat = b[0] / np.sqrt(s2 * np.linalg.inv(X.T @ X)[0][0])
    return {"coef": b, "stat": stat, "reject": bool(stat < -1.645)}
