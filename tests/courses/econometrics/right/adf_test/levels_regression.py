# the regression in levels, one taken off its first coefficient; QR
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = dy.size - q
    stack = [y[q:-1], np.ones(n)]
    stack += [np.arange(n) + 1.0] * bool(trend)
    stack += [dy[q - j :][:n] for j in range(1, q + 1)]
    X = np.vstack(stack).T
    Q, R = np.linalg.qr(X)
    b = np.linalg.solve(R, Q.T @ y[q + 1 :])
    e = y[q + 1 :] - X @ b
    Ri = np.linalg.inv(R)
    var = e @ e / (n - X.shape[1]) * np.sum(Ri**2, axis=1)
    b[0] -= 1
    stat = b[0] / np.sqrt(var[0])
    return {"coef": b, "stat": stat, "reject": bool(stat < -2.86 - 0.55 * bool(trend))}
