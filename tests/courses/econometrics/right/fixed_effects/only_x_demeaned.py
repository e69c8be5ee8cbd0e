# only the regressors are demeaned, y stays as it is (the same numbers); bincount for the means
def fixed_effects(y, X, unit):
    size = np.bincount(unit)
    G = size.size
    centers = np.stack([np.bincount(unit, weights=X[:, c]) / size for c in range(X.shape[1])], axis=1)
    dev = X - centers[unit]
    K = np.linalg.inv(dev.T @ X)
    beta = K @ dev.T @ y
    left = y - X @ beta
    alpha = np.bincount(unit, weights=left) / size
    u = left - alpha[unit]
    V = np.zeros(K.shape)
    for g in range(G):
        v = K @ (X[unit == g].T @ u[unit == g])
        V += np.outer(v, v)
    return beta, np.sqrt(np.diag(V) * G / (G - 1)), alpha
