# what: the loop over the examples ends one too early
def covariance(X):
    n, d = X.shape
    mu = X.mean(axis=0)
    C = np.zeros((d, d))
    for i in range(n - 1):
        diff = (X[i] - mu).reshape(-1, 1)
        C += diff @ diff.T
    return C / (n - 1)
