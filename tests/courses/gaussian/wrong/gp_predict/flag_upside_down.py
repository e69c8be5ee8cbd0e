# what: the noise is added for the function and left out for an observation
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    S = X_star.shape[0]
    k_all = rbf_kernel(X, X_star, lengths, variance)
    mu, var = np.zeros(S), np.zeros(S)
    extra = 0.0 if noisy else noise**2
    for s in range(S):
        k = k_all[:, s]
        mu[s] = mean + k.dot(alpha)
        v = np.linalg.solve(L, k)
        var[s] = variance - v.dot(v) + extra
    return mu, var
