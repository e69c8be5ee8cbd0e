# what: log pi instead of log 2 pi
def gp_fit(X, y, mean, lengths, variance, noise):
    n = y.shape[0]
    K = rbf_kernel(X, X, lengths, variance)
    Ky = K.copy()
    for i in range(n):
        Ky[i, i] += noise**2
    L = np.linalg.cholesky(Ky)
    r = y - mean
    z = np.zeros(n)
    for i in range(n):
        z[i] = (r[i] - L[i, :i] @ z[:i]) / L[i, i]
    alpha = np.zeros(n)
    for i in reversed(range(n)):
        alpha[i] = (z[i] - L[i + 1 :, i] @ alpha[i + 1 :]) / L[i, i]
    lml = 0.0
    for i in range(n):
        lml -= 0.5 * z[i] ** 2 + np.log(L[i, i]) + 0.5 * np.log(np.pi)
    return alpha, lml, (X, mean, lengths, variance, noise, K, L, alpha)
