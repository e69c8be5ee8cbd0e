# the effects are differences from the first unit's effect, as with dummies beside a constant
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    sel = [np.flatnonzero(unit == g) for g in range(G)]
    Xd = X.astype(float).copy()
    yd = y.astype(float).copy()
    for s in sel:
        Xd[s] -= X[s].mean(axis=0)
        yd[s] -= y[s].mean()
    coef = np.linalg.lstsq(Xd, yd, rcond=None)[0]
    u = yd - Xd @ coef
    P = np.linalg.inv(Xd.T @ Xd)
    C = np.array([u[s] @ Xd[s] for s in sel])
    V = P @ C.T @ C @ P * G / (G - 1)
    a = np.array([y[s].mean() - X[s].mean(axis=0) @ coef for s in sel])
    return coef, np.sqrt(np.diag(V)), a - a[0]
