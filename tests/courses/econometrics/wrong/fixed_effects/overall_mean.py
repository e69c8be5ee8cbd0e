# the mean of all observations is taken off instead of each unit's own mean
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    yt = y - y.mean()
    Xt = X - X.mean(axis=0)
    inv = np.linalg.inv(Xt.T @ Xt)
    b = inv @ Xt.T @ yt
    e = yt - Xt @ b
    meat = np.zeros_like(inv)
    for g in range(G):
        s = Xt[unit == g].T @ e[unit == g]
        meat += np.outer(s, s)
    V = G / (G - 1) * inv @ meat @ inv
    alpha = np.array([(y - X @ b)[unit == g].mean() for g in range(G)])
    return b, np.sqrt(np.diag(V)), alpha
