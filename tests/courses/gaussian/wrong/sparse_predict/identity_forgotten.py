# what: the identity in B is forgotten (a jitter stands there)
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    L = np.linalg.cholesky(rbf_kernel(Z, Z, lengths, variance))
    A = np.linalg.solve(L, rbf_kernel(Z, X, lengths, variance)) / noise
    V = np.linalg.solve(L, rbf_kernel(Z, X_star, lengths, variance))
    B = 1e-3 * np.eye(len(Z)) + A @ A.T
    LB = np.linalg.cholesky(B)
    c = np.linalg.solve(LB, A @ y) / noise
    T = np.linalg.solve(LB, V)
    mu = T.T @ c
    var = variance - (V**2).sum(axis=0) + (T**2).sum(axis=0)
    return mu, var
