# from the regressors one mean a unit is taken off, over all its regressors together: the axis is missing
def fixed_effects(y, X, unit):
    G = np.max(unit) + 1
    yd, Xd = np.zeros_like(y), np.zeros_like(X)
    for i in range(G):
        rows = unit == i
        yd[rows] = y[rows] - np.mean(y[rows])
        Xd[rows] = X[rows] - np.mean(X[rows])
    bread = np.linalg.inv(Xd.T @ Xd)
    coef = bread @ Xd.T @ yd
    resid = yd - Xd @ coef
    meat = np.zeros_like(bread)
    for i in range(G):
        q = Xd[unit == i].T @ resid[unit == i]
        meat += np.outer(q, q)
    se = np.sqrt(np.diag(G / (G - 1) * bread @ meat @ bread))
    fe = np.array([np.mean(y[unit == i] - X[unit == i] @ coef) for i in range(G)])
    return coef, se, fe
