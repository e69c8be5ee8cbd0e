# what: the mean is computed with n - 1 as well
def covariance(X):
    n = len(X)
    mu = X.sum(axis=0) / (n - 1)
    Xc = X - mu
    return (Xc.T @ Xc) / (n - 1)
