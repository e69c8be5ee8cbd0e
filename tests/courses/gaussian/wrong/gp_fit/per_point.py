# what: the log marginal likelihood is divided by the number of points
def gp_fit(X, y, mean, lengths, variance, noise):
    K = rbf_kernel(X, X, lengths, variance)
    sigma2 = noise**2
    C = K + sigma2 * np.eye(len(X))
    chol = np.linalg.cholesky(C)
    target = y - mean
    half = np.linalg.solve(chol, target)
    alpha = np.linalg.solve(chol.T, half)
    data_term = 0.5 * np.dot(target, alpha)
    det_term = 0.5 * np.log(np.prod(np.diag(chol)) ** 2)
    const = 0.5 * len(X) * np.log(2 * np.pi)
    lml = -(data_term + det_term + const) / len(y)
    return alpha, lml, (X, mean, lengths, variance, noise, K, chol, alpha)
