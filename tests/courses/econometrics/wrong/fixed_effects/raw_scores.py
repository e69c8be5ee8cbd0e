# the scores of the clusters are made of the regressors and residuals in levels, with the effects still in them
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    ym = np.array([y[unit == i].mean() for i in range(G)])
    Xm = np.array([X[unit == i].mean(axis=0) for i in range(G)])
    yt, Xt = y - ym[unit], X - Xm[unit]
    H = np.linalg.inv(Xt.T @ Xt)
    b = H @ Xt.T @ yt
    e = y - X @ b
    meat = np.zeros_like(H)
    for i in range(G):
        own = unit == i
        c = X[own].T @ e[own]
        meat += np.outer(c, c)
    V = G / (G - 1) * H @ meat @ H
    return b, np.sqrt(np.diag(V)), ym - Xm @ b
