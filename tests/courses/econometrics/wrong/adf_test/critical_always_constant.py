# the critical value is -2.86 with a trend, too
def adf_test(y, q, trend):
    delta = np.diff(y)
    T = len(delta)
    rows = []
    for t in range(q, T):
        row = [y[t], 1.0]
        if trend:
            row.append(t - q + 1)
        row.extend(delta[t - j] for j in range(1, q + 1))
        rows.append(row)
    X = np.array(rows)
    Y = delta[q:]
    A = np.linalg.inv(X.T @ X)
    b = A @ X.T @ Y
    u = Y - X @ b
    se = np.sqrt(u @ u / (X.shape[0] - X.shape[1]) * A[0, 0])
    tau = b[0] / se
    return {"coef": b, "stat": tau, "reject": bool(tau < -2.86)}
