# what: what is taken off the variance is k k instead of the whitened k's square
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    L = np.linalg.cholesky(rbf_kernel(Z, Z, lengths, variance))
    A = np.linalg.solve(L, rbf_kernel(Z, X, lengths, variance)) / noise
    V = np.linalg.solve(L, rbf_kernel(Z, X_star, lengths, variance))
    B = np.eye(len(Z)) + A @ A.T
    LB = np.linalg.cholesky(B)
    c = np.linalg.solve(LB, A @ y) / noise
    T = np.linalg.solve(LB, V)
    mu = T.T @ c
    var = variance - (rbf_kernel(Z, X_star, lengths, variance) ** 2).sum(axis=0) + (T**2).sum(axis=0)
    return mu, var
