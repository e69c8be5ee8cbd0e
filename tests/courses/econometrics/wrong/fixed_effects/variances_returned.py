# the root is not taken: se holds the variances
def fixed_effects(y, X, unit):
    G = unit.max() + 1
    D = np.eye(G)[unit]
    M = np.eye(len(y)) - D @ np.linalg.inv(D.T @ D) @ D.T
    Xd, yd = M @ X, M @ y
    A = np.linalg.inv(X.T @ M @ X)
    b = A @ X.T @ M @ y
    e = yd - Xd @ b
    U = D.T @ (Xd * e[:, None])
    V = (G / (G - 1)) * A @ U.T @ U @ A
    return b, np.diag(V), np.linalg.inv(D.T @ D) @ D.T @ (y - X @ b)
