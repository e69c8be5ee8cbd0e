# what: both triangular systems in the covariance are solved with L, none with its transpose
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    Ksx = rbf_kernel(X_star, X, lengths, variance)
    Kss = rbf_kernel(X_star, X_star, lengths, variance)
    B = np.linalg.solve(L, np.linalg.solve(L, Ksx.T))
    cov = Kss - Ksx @ B
    if noisy:
        cov = cov + noise**2 * np.eye(len(X_star))
    return mean + np.dot(Ksx, alpha), np.diag(cov).copy()
