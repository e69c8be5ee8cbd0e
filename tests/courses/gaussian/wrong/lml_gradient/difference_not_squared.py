# what: the absolute difference instead of its square
def lml_gradient(cache):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    n, d = X.shape
    Ky_inv = np.linalg.inv(L @ L.T)
    dlengths = np.empty(d)
    for k in range(d):
        diff = np.subtract.outer(X[:, k], X[:, k])
        dK = K * np.abs(diff) / lengths[k] ** 3
        data = 0.5 * alpha @ dK @ alpha
        penalty = 0.5 * np.sum(Ky_inv * dK)
        dlengths[k] = data - penalty
    dK = K / variance
    dvariance = 0.5 * alpha @ dK @ alpha - 0.5 * np.sum(Ky_inv * dK)
    dnoise = noise * (alpha @ alpha) - noise * np.trace(Ky_inv)
    return dict(dmean=np.sum(alpha), dlengths=dlengths, dvariance=dvariance, dnoise=dnoise)
