# the effects are the sums over a unit's observations, not the means
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    n_g = np.bincount(unit)
    my = np.bincount(unit, weights=y) / n_g
    mX = np.column_stack([np.bincount(unit, weights=c) / n_g for c in X.T])
    yd, Xd = y - my[unit], X - mX[unit]
    B = np.linalg.inv(Xd.T @ Xd)
    b = B @ (Xd.T @ yd)
    Xe = Xd * (yd - Xd @ b)[:, None]
    sums = np.column_stack([np.bincount(unit, weights=c) for c in Xe.T])
    se = np.sqrt(np.diag(B @ sums.T @ sums @ B) * G / (G - 1))
    alpha = np.bincount(unit, weights=y - X @ b)
    return b, se, alpha
