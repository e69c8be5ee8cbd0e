# the two critical values are exchanged
def adf_test(y, q, trend):
    dy = np.diff(y)
    m = dy.size - q
    regs = [y[q:-1], np.ones(m)] + ([np.arange(1.0, m + 1)] if trend else [])
    regs += [dy[q - i : dy.size - i] for i in range(1, q + 1)]
    X = np.column_stack(regs)
    coef, *_ = np.linalg.lstsq(X, dy[q:], rcond=None)
    e = dy[q:] - X @ coef
    V = e @ e / (m - X.shape[1]) * np.linalg.inv(X.T @ X)
    stat = coef[0] / np.sqrt(V[0, 0])
    crit = {True: -2.86, False: -3.41}[bool(trend)]
    return {"coef": coef, "stat": stat, "reject": bool(stat < crit)}
