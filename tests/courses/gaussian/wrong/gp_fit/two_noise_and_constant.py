# what: the noise is not squared, and log 2 pi comes without its half
def gp_fit(X, y, mean, lengths, variance, noise):
    N = len(y)
    K = rbf_kernel(X, X, lengths, variance)
    Ky = K + noise * np.identity(N)
    e = y - mean
    alpha = np.linalg.inv(Ky) @ e
    sign, logdet = np.linalg.slogdet(Ky)
    lml = -0.5 * e.T @ alpha - 0.5 * logdet - N * np.log(2 * np.pi)
    L = np.linalg.cholesky(Ky)
    cache = (X, mean, lengths, variance, noise, K, L, alpha)
    return alpha, lml, cache
