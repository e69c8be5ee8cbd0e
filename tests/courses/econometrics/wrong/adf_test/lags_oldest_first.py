# the lagged differences stand in reverse order, lag q first, so their coefficients come out reversed
def adf_test(y, q, trend):
    dy = np.diff(y)
    rows = range(q, len(dy))
    X = []
    for t in rows:
        x = [y[t], 1.0]
        if trend:
            x.append(float(t - q + 1))
        x += list(dy[t - q : t])
        X.append(x)
    X = np.array(X)
    Y = dy[q:]
    inv = np.linalg.inv(X.T @ X)
    b = inv @ X.T @ Y
    res = Y - X @ b
    s2 = res @ res / (len(Y) - len(b))
    stat = b[0] / np.sqrt(s2 * inv[0, 0])
    return {"coef": b, "stat": stat, "reject": bool(stat < -3.41 if trend else stat < -2.86)}
