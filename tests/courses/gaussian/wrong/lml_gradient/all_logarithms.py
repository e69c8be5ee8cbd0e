# what: all derivatives but the mean's are by the logarithms of the parameters
def lml_gradient(cache):
    X, mean, ell, sf2, sn, K, L, alpha = cache
    n, d = X.shape
    Li = np.linalg.inv(L)
    Q = np.outer(alpha, alpha) - Li.T @ Li
    g = np.zeros(d)
    for j in range(d):
        for p in range(n):
            for q in range(n):
                g[j] += 0.5 * Q[p, q] * K[p, q] * ((X[p, j] - X[q, j]) / ell[j]) ** 2
    return {
        "dmean": alpha.sum(),
        "dlengths": g,
        "dvariance": 0.5 * (Q * K).sum(),
        "dnoise": sn**2 * np.trace(Q),
    }
