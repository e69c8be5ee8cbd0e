# one is taken off the coefficient in the statistic, as if the regression were in levels
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    det = np.ones((n, 1)) if not trend else np.column_stack([np.ones(n), np.arange(1, n + 1)])
    lags = np.array([dy[q - j : len(dy) - j] for j in range(1, q + 1)]).reshape(q, n).T
    X = np.hstack([y[q:-1].reshape(-1, 1), det, lags])
    beta = np.linalg.lstsq(X, dy[q:], rcond=None)[0]
    u = dy[q:] - X @ beta
    s2 = u @ u / (n - X.shape[1])
    se = np.sqrt(s2 * np.linalg.inv(X.T @ X)[0, 0])
    stat = (beta[0] - 1) / se
    return {"coef": beta, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
