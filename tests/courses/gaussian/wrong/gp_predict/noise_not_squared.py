# what: a new observation has the noise's deviation added instead of its variance
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    Kinv = np.linalg.inv(K + noise**2 * np.eye(len(X)))
    Ks = rbf_kernel(X_star, X, lengths, variance)
    mu = Ks @ alpha + mean
    var = variance - np.einsum("si,ij,sj->s", Ks, Kinv, Ks)
    if noisy:
        var += noise
    return mu, var
