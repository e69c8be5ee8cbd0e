# only y has its unit's mean taken off, the regressors are left as they are
def fixed_effects(y, X, unit):
    G = np.max(unit) + 1
    yd = y.copy()
    for i in range(G):
        yd[unit == i] -= y[unit == i].mean()
    inv = np.linalg.inv(X.T @ X)
    coef = inv @ X.T @ yd
    e = yd - X @ coef
    scores = np.array([X[unit == i].T @ e[unit == i] for i in range(G)])
    V = G / (G - 1) * inv @ (scores.T @ scores) @ inv
    effects = np.array([np.mean(y[unit == i] - X[unit == i] @ coef) for i in range(G)])
    return coef, np.sqrt(np.diag(V)), effects
