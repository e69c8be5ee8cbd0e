# the statistic is the t ratio of the constant, the wrong coefficient is picked
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    X = np.column_stack([np.ones(n), y[q:-1]])
    if trend:
        X = np.column_stack([X, np.arange(1, n + 1)])
    for j in range(1, q + 1):
        X = np.column_stack([X, dy[q - j : len(dy) - j]])
    inv = np.linalg.inv(X.T @ X)
    b = inv @ X.T @ dy[q:]
    e = dy[q:] - X @ b
    se = np.sqrt(np.diag(inv) * (e @ e) / (n - X.shape[1]))
    t_ratios = b / se
    coef = b.copy()
    coef[0], coef[1] = b[1], b[0]
    stat = t_ratios[0]
    return {"coef": coef, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
