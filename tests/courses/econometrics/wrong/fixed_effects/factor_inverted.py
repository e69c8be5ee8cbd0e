# the factor of the clusters is upside down: (G-1)/G
def fixed_effects(y, X, unit):
    G = 1 + unit.max()
    dummies = np.zeros((len(y), G))
    dummies[np.arange(len(y)), unit] = 1
    full = np.linalg.lstsq(np.hstack([X, dummies]), y, rcond=None)[0]
    k = X.shape[1]
    coef, effects = full[:k], full[k:]
    e = y - X @ coef - effects[unit]
    Xm = dummies.T @ X / dummies.sum(axis=0)[:, None]
    Xd = X - Xm[unit]
    inv = np.linalg.inv(Xd.T @ Xd)
    s = dummies.T @ (Xd * e[:, None])
    V = (G - 1) / G * inv @ s.T @ s @ inv
    return coef, np.sqrt(np.diag(V)), effects
