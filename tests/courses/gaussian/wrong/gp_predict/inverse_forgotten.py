# what: the variance loses k k instead of k K^-1 k
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    Kinv = np.linalg.inv(K + noise**2 * np.eye(len(X)))
    Ks = rbf_kernel(X_star, X, lengths, variance)
    mu = Ks @ alpha + mean
    var = variance - np.sum(Ks * Ks, axis=1)
    if noisy:
        var += noise**2
    return mu, var
