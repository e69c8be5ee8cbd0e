# the effects take off the mean of all observations' regressors instead of the unit's own
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    yd = y - np.array([y[unit == u].mean() for u in unit])
    Xd = X - np.array([X[unit == u].mean(axis=0) for u in unit])
    C = np.linalg.inv(Xd.T @ Xd)
    coef = C @ Xd.T @ yd
    r = yd - Xd @ coef
    B = np.zeros(C.shape)
    for g in range(G):
        w = Xd[unit == g].T @ r[unit == g]
        B = B + np.outer(w, w)
    se = np.sqrt(np.diag(C @ B @ C) * G / (G - 1))
    x_mean = X.mean(axis=0)
    effects = np.array([y[unit == g].mean() - x_mean @ coef for g in range(G)])
    return coef, se, effects
