# the mean of all effects is taken off them
def fixed_effects(y, X, unit):
    k = X.shape[1]
    G = np.unique(unit).size
    yd, Xd = np.copy(y), np.copy(X)
    for g in range(G):
        here = unit == g
        yd[here] = y[here] - y[here].mean()
        for c in range(k):
            Xd[here, c] = X[here, c] - X[here, c].mean()
    S = np.linalg.inv(Xd.T @ Xd)
    b = S @ Xd.T @ yd
    e = yd - Xd @ b
    M = np.zeros((k, k))
    for g in range(G):
        t = Xd[unit == g].T @ e[unit == g]
        M += np.outer(t, t)
    V = S @ M @ S * G / (G - 1)
    raw = np.array([np.mean(y[unit == g]) - np.mean(X[unit == g], axis=0) @ b for g in range(G)])
    return b, np.sqrt(np.diag(V)), raw - raw.mean()
