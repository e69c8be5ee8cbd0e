# the factor G/(G-1) is missing
def fixed_effects(y, X, unit):
    ids = np.unique(unit)
    ybar = np.array([np.mean(y[unit == i]) for i in ids])
    Xbar = np.array([np.mean(X[unit == i], axis=0) for i in ids])
    yw = y - ybar[unit]
    Xw = X - Xbar[unit]
    Q = np.linalg.inv(Xw.T @ Xw)
    beta = Q @ (Xw.T @ yw)
    u = yw - Xw @ beta
    S = np.zeros((X.shape[1], X.shape[1]))
    for i in ids:
        m = unit == i
        v = u[m] @ Xw[m]
        S += v[:, None] * v[None, :]
    return beta, np.sqrt(np.diag(Q @ S @ Q)), ybar - Xbar @ beta
