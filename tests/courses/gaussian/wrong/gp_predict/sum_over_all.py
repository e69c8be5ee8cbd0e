# what: the sum of squares goes over the test points too, so all of them lose the same
def gp_predict(X_star, cache, noisy):
    X, mean, lengths, variance, noise, K, L, alpha = cache
    kx = rbf_kernel(X, X_star, lengths, variance)
    mu = mean + alpha @ kx
    v = np.linalg.solve(L, kx)
    var = np.full(len(mu), variance) - np.sum(v**2)
    return mu, var + noise**2 * noisy
