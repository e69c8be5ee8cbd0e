# the coefficients take the inverse of X'X in levels with the cross product of the deviations
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    yd, Xd = y.copy(), X.copy()
    for g in np.unique(unit):
        yd[unit == g] -= y[unit == g].mean()
        Xd[unit == g] -= X[unit == g].mean(axis=0)
    coef = np.linalg.inv(X.T @ X) @ (Xd.T @ yd)
    e = yd - Xd @ coef
    inv = np.linalg.inv(Xd.T @ Xd)
    sc = np.array([Xd[unit == g].T @ e[unit == g] for g in range(G)])
    V = G / (G - 1) * inv @ (sc.T @ sc) @ inv
    eff = np.array([np.mean((y - X @ coef)[unit == g]) for g in range(G)])
    return coef, np.sqrt(np.diag(V)), eff
