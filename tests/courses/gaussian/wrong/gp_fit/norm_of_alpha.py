# what: the quadratic term is the norm of alpha instead of that of L^-1 (y - mean)
def gp_fit(X, y, mean, lengths, variance, noise):
    m = len(y)
    K = rbf_kernel(X, X, lengths, variance)
    L = np.linalg.cholesky(K + np.diag(np.full(m, noise**2)))
    alpha = np.linalg.solve(L @ L.T, y - mean)
    lml = -0.5 * (alpha @ alpha) - np.log(np.diag(L)).sum() - 0.5 * m * np.log(2 * np.pi)
    return alpha, lml, (X, mean, lengths, variance, noise, K, L, alpha)
