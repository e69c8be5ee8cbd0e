# what: the prior's mean is not added, and the noise is not squared
def gp_predict(X_star, cache, noisy):
    X, _, lengths, variance, noise, _, L, alpha = cache
    G = rbf_kernel(X, X_star, lengths, variance)
    V = np.linalg.solve(L, G)
    s2 = variance - np.sum(V * V, axis=0)
    return G.T @ alpha, (s2 + noise if noisy else s2)
