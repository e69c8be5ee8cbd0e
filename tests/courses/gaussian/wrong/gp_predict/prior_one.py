# what: the prior's variance is taken as 1
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    S = X_star.shape[0]
    k_all = rbf_kernel(X, X_star, lengths, variance)
    mu, var = np.zeros(S), np.zeros(S)
    extra = noise**2 if noisy else 0.0
    for s in range(S):
        k = k_all[:, s]
        mu[s] = mean + k.dot(alpha)
        v = np.linalg.solve(L, k)
        var[s] = 1.0 - v.dot(v) + extra
    return mu, var
