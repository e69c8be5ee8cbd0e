# what: FITC's noise for each point, noise² + k(x, x) - q(x, x), instead of the same noise² for all
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kzz = rbf_kernel(Z, Z, lengths, variance)
    Kzx = rbf_kernel(Z, X, lengths, variance)
    Kzs = rbf_kernel(Z, X_star, lengths, variance)
    q = np.sum(Kzx * np.linalg.solve(Kzz, Kzx), axis=0)
    lam = noise**2 + variance - q
    Q = Kzz + (Kzx / lam) @ Kzx.T
    mu = Kzs.T @ np.linalg.solve(Q, Kzx @ (y / lam))
    var = variance - np.sum(Kzs * np.linalg.solve(Kzz, Kzs), axis=0)
    return mu, var + np.sum(Kzs * np.linalg.solve(Q, Kzs), axis=0)
