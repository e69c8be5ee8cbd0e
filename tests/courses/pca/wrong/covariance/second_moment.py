# what: forgets to center
def covariance(X):
    n, d = X.shape
    C = np.zeros((d, d))
    for i in range(n):
        C += np.outer(X[i], X[i])
    return C / (n - 1)
