# what: both terms of the variance have the other's sign
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kuu = rbf_kernel(Z, Z, lengths, variance)
    Kuf = rbf_kernel(Z, X, lengths, variance)
    Kus = rbf_kernel(Z, X_star, lengths, variance)
    B = noise**2 * Kuu + Kuf @ Kuf.T
    mu = Kus.T @ np.linalg.solve(B, Kuf @ y)
    var = np.zeros(len(X_star))
    for s in range(len(X_star)):
        k = Kus[:, s]
        prior = variance + k @ np.linalg.solve(Kuu, k)
        var[s] = prior - noise**2 * k @ np.linalg.solve(B, k)
    return mu, var
