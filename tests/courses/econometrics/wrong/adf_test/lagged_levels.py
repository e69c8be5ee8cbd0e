# the augmentation has lagged levels y[t-1-j] in place of the lagged differences
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    T = len(y)
    reg = [y[q : T - 1], np.ones(n)]
    if trend:
        reg.append(np.arange(1, n + 1))
    for j in range(1, q + 1):
        reg.append(y[q - j : T - 1 - j])
    X = np.column_stack(reg)
    inv = np.linalg.inv(X.T @ X)
    b = inv @ X.T @ dy[q:]
    r = dy[q:] - X @ b
    stat = b[0] / np.sqrt(np.sum(r**2) / (n - X.shape[1]) * inv[0, 0])
    critical = -3.41 if trend else -2.86
    return {"coef": b, "stat": stat, "reject": bool(stat < critical)}
