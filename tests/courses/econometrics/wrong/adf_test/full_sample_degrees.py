# the degrees of freedom count the whole length of the series less the coefficients, not the observations that are used
def adf_test(y, q, trend):
    T = len(y)
    dy = np.diff(y)
    used = T - 1 - q
    X = [list(y[q : T - 1]), [1.0] * used]
    if trend:
        X.append(list(range(1, used + 1)))
    for j in range(1, q + 1):
        X.append(list(dy[q - j : T - 1 - j]))
    X = np.array(X).T
    XtX = X.T @ X
    b = np.linalg.solve(XtX, X.T @ dy[q:])
    u = dy[q:] - X @ b
    s2 = u @ u / (T - X.shape[1])
    se = np.sqrt(s2 * np.linalg.inv(XtX).diagonal())
    stat = b[0] / se[0]
    return {"coef": b, "stat": stat, "reject": bool(stat < -3.41) if trend else bool(stat < -2.86)}
