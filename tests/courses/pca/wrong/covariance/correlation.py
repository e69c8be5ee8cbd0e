# what: returns the correlation matrix, i.e. standardizes as well
def covariance(X):
    A = (X - X.mean(axis=0)) / X.std(axis=0, ddof=1)
    return A.T @ A / (X.shape[0] - 1)
