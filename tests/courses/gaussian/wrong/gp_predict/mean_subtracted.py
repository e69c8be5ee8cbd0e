# what: the prior's mean is taken off instead of added
def gp_predict(X_star, cache, noisy):
    X, m0, ls, sf2, sn, K, L, a = cache
    ks = rbf_kernel(X, X_star, ls, sf2)
    v = np.linalg.solve(L, ks)
    mu = ks.T.dot(a) - m0
    var = sf2 - (v * v).sum(0)
    if noisy:
        var = var + sn * sn
    return mu, var
