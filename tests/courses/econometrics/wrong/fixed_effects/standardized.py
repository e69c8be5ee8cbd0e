# the deviations are divided by the unit's standard deviation as well (where it is not zero), y and regressors alike
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    yd = np.zeros(len(y))
    Xd = np.zeros(X.shape)
    for g in range(G):
        m = unit == g
        sy, sx = y[m].std(), X[m].std(axis=0)
        if m.sum() > 1:
            yd[m] = (y[m] - y[m].mean()) / sy
            Xd[m] = (X[m] - X[m].mean(axis=0)) / sx
    inv = np.linalg.inv(Xd.T @ Xd)
    b = inv @ Xd.T @ yd
    e = yd - Xd @ b
    S = np.array([Xd[unit == g].T @ e[unit == g] for g in range(G)])
    V = G / (G - 1) * inv @ S.T @ S @ inv
    a = np.array([np.mean((y - X @ b)[unit == g]) for g in range(G)])
    return b, np.sqrt(np.diag(V)), a
