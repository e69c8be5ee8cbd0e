# the coefficients come from the units' means (their deviations from the mean of the means), the between estimator, not from the deviations within
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    ybar = np.array([y[unit == i].mean() for i in range(G)])
    Xbar = np.array([X[unit == i].mean(axis=0) for i in range(G)])
    Xw = X - Xbar[unit]
    yw = y - ybar[unit]
    yb = ybar - ybar.mean()
    Xb = Xbar - Xbar.mean(axis=0)
    coef = np.linalg.lstsq(Xb, yb, rcond=None)[0]
    e = yw - Xw @ coef
    inv = np.linalg.inv(Xw.T @ Xw)
    s = np.array([Xw[unit == i].T @ e[unit == i] for i in range(G)])
    V = G / (G - 1) * inv @ s.T @ s @ inv
    return coef, np.sqrt(np.diag(V)), ybar - Xbar @ coef
