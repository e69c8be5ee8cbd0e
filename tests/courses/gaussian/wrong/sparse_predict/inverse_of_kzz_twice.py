# what: in the mean the inverse of K_zz stands before the inverse of Q as well
def sparse_predict(Z, X, y, X_star, lengths, variance, noise):
    Kmm = rbf_kernel(Z, Z, lengths, variance)
    Kmn = rbf_kernel(Z, X, lengths, variance)
    Ksm = rbf_kernel(X_star, Z, lengths, variance)
    s2 = noise**2
    Sigma = np.linalg.inv(Kmm + Kmn @ Kmn.T / s2)
    mu = Ksm @ np.linalg.inv(Kmm) @ Sigma @ Kmn @ y / s2
    Qss = Ksm @ np.linalg.inv(Kmm) @ Ksm.T
    var = variance - np.diag(Qss) + np.diag(Ksm @ Sigma @ Ksm.T)
    return mu, var
