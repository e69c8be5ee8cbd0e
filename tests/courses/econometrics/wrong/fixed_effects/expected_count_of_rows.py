# a unit's mean is its sum divided by n/G, as if the panel were balanced, when the means are taken off
def fixed_effects(y, X, unit):
    n = len(y)
    G = unit.max() + 1
    T = n / G
    yd, Xd = np.zeros(n), np.zeros(X.shape)
    for i in range(G):
        m = unit == i
        yd[m] = y[m] - y[m].sum() / T
        Xd[m] = X[m] - X[m].sum(axis=0) / T
    bread = np.linalg.inv(Xd.T @ Xd)
    coef = bread @ Xd.T @ yd
    e = yd - Xd @ coef
    scores = np.array([Xd[unit == i].T @ e[unit == i] for i in range(G)])
    V = G / (G - 1) * bread @ scores.T @ scores @ bread
    effects = np.array([np.mean(y[unit == i] - X[unit == i] @ coef) for i in range(G)])
    return coef, np.sqrt(np.diag(V)), effects
