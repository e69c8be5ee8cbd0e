# the comparison is the wrong way round: it rejects where the statistic is above the critical value
def adf_test(y, q, trend):
    dy = np.diff(y)
    n = len(dy) - q
    columns = [y[q:-1], np.ones(n)]
    if trend:
        columns = columns + [np.linspace(1, n, n)]
    columns = columns + [np.diff(y)[q - j : n + q - j] for j in range(1, q + 1)]
    Z = np.array(columns)
    ZZ = np.linalg.inv(Z @ Z.T)
    theta = ZZ @ Z @ dy[q:]
    err = dy[q:] - theta @ Z
    t_stat = theta[0] / np.sqrt(err @ err / (n - len(theta)) * ZZ[0, 0])
    crit = -2.86
    if trend:
        crit = -3.41
    return {"coef": theta, "stat": t_stat, "reject": bool(t_stat > crit)}
