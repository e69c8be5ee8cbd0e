# the middle of the sandwich adds up the observations one by one (White's), not the units
def fixed_effects(y, X, unit):
    n, k = X.shape
    G = int(unit.max()) + 1
    Xd = X.copy()
    yd = y.copy()
    for g in range(G):
        idx = np.where(unit == g)[0]
        Xd[idx] = X[idx] - X[idx].mean(0)
        yd[idx] = y[idx] - y[idx].mean()
    A = np.linalg.inv(Xd.T @ Xd)
    b = A @ Xd.T @ yd
    e = yd - Xd @ b
    meat = sum(e[i] ** 2 * np.outer(Xd[i], Xd[i]) for i in range(n))
    V = G / (G - 1) * A @ meat @ A
    effects = np.array([y[unit == g].mean() - X[unit == g].mean(0) @ b for g in range(G)])
    return b, np.sqrt(np.diag(V)), effects
