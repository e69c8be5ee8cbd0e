# what: the noise's variance is added to K_zz as if the inducing points were observed
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kmm = rbf_kernel(Z, Z, lengths, variance)
    Kmn = rbf_kernel(Z, X, lengths, variance)
    Ksm = rbf_kernel(X_star, Z, lengths, variance)
    s2 = noise**2
    Sigma = np.linalg.inv(Kmm + Kmn @ Kmn.T / s2)
    mu = Ksm @ Sigma @ Kmn @ y / s2
    Qss = Ksm @ np.linalg.inv(Kmm + s2 * np.eye(len(Z))) @ Ksm.T
    var = variance - np.diag(Qss) + np.diag(Ksm @ Sigma @ Ksm.T)
    return mu, var
