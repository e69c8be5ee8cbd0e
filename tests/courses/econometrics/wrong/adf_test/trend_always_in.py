# the linear trend is always in the regression; where none is asked for, its coefficient is only dropped from the result
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    X = np.column_stack(
        [y[q:-1], np.ones(n), np.arange(1, n + 1)] + [dy[q - j : len(dy) - j] for j in range(1, q + 1)]
    )
    inv = np.linalg.inv(X.T @ X)
    b = inv @ X.T @ dy[q:]
    s2 = np.sum((dy[q:] - X @ b) ** 2) / (n - X.shape[1])
    stat = b[0] / np.sqrt(s2 * inv[0, 0])
    if not trend:
        b = np.delete(b, 2)
    return {"coef": b, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
