# what: np.cov, as a 2d array
def covariance(X):
    return np.atleast_2d(np.cov(X.T))
