# the effects are the units' means of y, the part of the regressors is not taken off
def fixed_effects(y, X, unit):
    def center(a):
        out = a.astype(float).copy()
        for i in set(unit.tolist()):
            out[unit == i] -= a[unit == i].mean(axis=0)
        return out

    yc, Xc = center(y), center(X)
    G = len(set(unit.tolist()))
    XX = np.linalg.inv(Xc.T @ Xc)
    b = XX @ Xc.T @ yc
    e = yc - Xc @ b
    meat = 0
    for i in range(G):
        z = Xc[unit == i].T @ e[unit == i]
        meat = meat + np.outer(z, z)
    se = np.sqrt(np.diag(XX @ meat @ XX) * G / (G - 1))
    effects = np.array([y[unit == i].mean() for i in range(G)])
    return b, se, effects
