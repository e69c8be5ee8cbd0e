# what: the noise's variance is added, though the function's variance is asked for
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kmm = rbf_kernel(Z, Z, lengths, variance)
    Kmn = rbf_kernel(Z, X, lengths, variance)
    Ksm = rbf_kernel(X_star, Z, lengths, variance)
    s2 = noise**2
    Sigma = np.linalg.inv(Kmm + Kmn @ Kmn.T / s2)
    mu = Ksm @ Sigma @ Kmn @ y / s2
    Qss = Ksm @ np.linalg.inv(Kmm) @ Ksm.T
    var = s2 + variance - np.diag(Qss) + np.diag(Ksm @ Sigma @ Ksm.T)
    return mu, var
