# the middle of the sandwich has only its diagonal: the squares of the clusters' scores, without the products of different regressors
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    yw, Xw = y.copy(), X.copy()
    for i in range(G):
        pick = np.nonzero(unit == i)[0]
        yw[pick] = yw[pick] - np.mean(yw[pick])
        Xw[pick] = Xw[pick] - np.mean(Xw[pick], axis=0)
    inv = np.linalg.inv(Xw.T @ Xw)
    b = inv @ Xw.T @ yw
    u = yw - Xw @ b
    total = np.zeros(X.shape[1])
    for i in range(G):
        total += (Xw[unit == i].T @ u[unit == i]) ** 2
    V = G / (G - 1) * inv @ np.diag(total) @ inv
    return b, np.sqrt(np.diag(V)), np.array([np.mean((y - X @ b)[unit == i]) for i in range(G)])
