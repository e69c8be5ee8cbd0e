# what: divides by the number of features instead of n - 1
def covariance(X):
    n, d = X.shape
    A = X - np.mean(X, axis=0)
    return np.dot(A.T, A) / d
