# what: a Gaussian process whose training kernel is Nyström's, with k(X, x*) exact instead of through Z in the mean
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kzz = rbf_kernel(Z, Z, lengths, variance)
    Kzx = rbf_kernel(Z, X, lengths, variance)
    Kzs = rbf_kernel(Z, X_star, lengths, variance)
    Qxx = Kzx.T @ np.linalg.solve(Kzz, Kzx)
    beta = np.linalg.solve(Qxx + noise**2 * np.eye(len(X)), y)
    mu = rbf_kernel(X_star, X, lengths, variance) @ beta
    Q = Kzz + Kzx @ Kzx.T / noise**2
    var = variance - np.sum(Kzs * np.linalg.solve(Kzz, Kzs), axis=0)
    var = var + np.sum(Kzs * np.linalg.solve(Q, Kzs), axis=0)
    return mu, var
