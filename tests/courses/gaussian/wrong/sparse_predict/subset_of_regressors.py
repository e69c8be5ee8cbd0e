# what: the subset-of-regressors variance: only the last term, without k** - Q**
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kmm = rbf_kernel(Z, Z, lengths, variance)
    Kmn = rbf_kernel(Z, X, lengths, variance)
    Ksm = rbf_kernel(X_star, Z, lengths, variance)
    s2 = noise**2
    Sigma = np.linalg.inv(Kmm + Kmn @ Kmn.T / s2)
    mu = Ksm @ Sigma @ Kmn @ y / s2
    Qss = Ksm @ np.linalg.inv(Kmm) @ Ksm.T
    var = np.diag(Ksm @ Sigma @ Ksm.T)
    return mu, var
