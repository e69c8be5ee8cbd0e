# the trend is the position in the whole series (q + 2, q + 3, ...), it does not start at 1 with the first observation used
def adf_test(y, q, trend):
    T = len(y)
    dy = np.diff(y)
    index = np.arange(q + 2, T + 1)
    parts = [y[q : T - 1][:, None], np.ones((T - 1 - q, 1))]
    if trend:
        parts.append(index[:, None])
    for j in range(1, q + 1):
        parts.append(dy[q - j : T - 1 - j][:, None])
    X = np.hstack(parts)
    Y = dy[q:]
    P = np.linalg.inv(X.T @ X)
    b = P @ X.T @ Y
    s2 = ((Y - X @ b) ** 2).sum() / (X.shape[0] - X.shape[1])
    tstat = b[0] / (s2 * P[0, 0]) ** 0.5
    cv = -3.41 if trend else -2.86
    return {"coef": b, "stat": tstat, "reject": bool(tstat < cv)}
