# the coefficient is divided by its variance, the root is missing
def adf_test(y, q, trend):
    dy = np.diff(y)
    Y = dy[q:]
    n = Y.shape[0]
    X = np.empty((n, 0))
    pieces = [y[q:-1], np.ones(n)]
    if trend:
        pieces.append(np.cumsum(np.ones(n)))
    pieces.extend(dy[q - j : q - j + n] for j in range(1, q + 1))
    for piece in pieces:
        X = np.concatenate([X, piece[:, None]], axis=1)
    M = np.linalg.inv(X.T @ X)
    g = M @ X.T @ Y
    s2 = np.sum((Y - X @ g) ** 2) / (n - X.shape[1])
    stat = g[0] / (s2 * M[0, 0])
    cutoff = -3.41 if trend else -2.86
    return {"coef": g, "stat": stat, "reject": bool(stat < cutoff)}
