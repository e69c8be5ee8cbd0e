# the lagged level is misaligned where there are lags: it starts at the first value of the series, so it is y[t-1-q]
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    cols = [y[:n], np.ones(n)]
    if trend:
        cols.append(np.arange(1, n + 1))
    for j in range(1, q + 1):
        cols.append(dy[q - j : len(dy) - j])
    X = np.column_stack(cols)
    b = np.linalg.lstsq(X, dy[q:], rcond=None)[0]
    resid = dy[q:] - X @ b
    dof = n - X.shape[1]
    se0 = np.sqrt(resid @ resid / dof * np.linalg.inv(X.T @ X)[0, 0])
    stat = b[0] / se0
    return {"coef": b, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
