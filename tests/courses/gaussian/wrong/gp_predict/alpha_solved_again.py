# what: alpha is multiplied by the inverse once more
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    Kinv = np.linalg.inv(K + noise**2 * np.eye(len(X)))
    Ks = rbf_kernel(X_star, X, lengths, variance)
    mu = Ks @ Kinv @ alpha + mean
    var = variance - np.einsum("si,ij,sj->s", Ks, Kinv, Ks)
    if noisy:
        var += noise**2
    return mu, var
