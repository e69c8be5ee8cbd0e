# the absolute value of the statistic is compared, so a large positive one rejects as well
def adf_test(y, q, trend):
    dy = y[1:] - y[:-1]
    rows = len(dy) - q
    X = np.ones((rows, 2 + q + int(trend)))
    X[:, 0] = y[q:-1]
    pos = 2
    if trend:
        X[:, 2] = np.arange(1, rows + 1)
        pos = 3
    for j in range(1, q + 1):
        X[:, pos + j - 1] = dy[q - j : q - j + rows]
    target = dy[q:]
    G = np.linalg.inv(X.T @ X)
    c = G @ X.T @ target
    s2 = np.sum((target - X @ c) ** 2) / (rows - X.shape[1])
    t = c[0] / np.sqrt(s2 * G[0, 0])
    critical = 3.41 if trend else 2.86
    return {"coef": c, "stat": t, "reject": bool(abs(t) > critical)}
