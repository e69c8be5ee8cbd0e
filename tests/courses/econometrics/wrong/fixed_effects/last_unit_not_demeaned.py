# the loop that takes off the means stops before the last unit, whose observations enter undemeaned
def fixed_effects(y, X, unit):
    last = np.max(unit)
    yd, Xd = y.copy(), X.copy()
    for i in range(last):
        yd[unit == i] = y[unit == i] - y[unit == i].mean()
        Xd[unit == i] = X[unit == i] - X[unit == i].mean(axis=0)
    inv = np.linalg.inv(Xd.T @ Xd)
    coef = inv @ Xd.T @ yd
    u = yd - Xd @ coef
    G = last + 1
    sc = np.array([u[unit == i] @ Xd[unit == i] for i in range(G)])
    V = G / (G - 1) * inv @ sc.T @ sc @ inv
    eff = np.array([np.mean(y[unit == i] - X[unit == i] @ coef) for i in range(G)])
    return coef, np.sqrt(np.diag(V)), eff
