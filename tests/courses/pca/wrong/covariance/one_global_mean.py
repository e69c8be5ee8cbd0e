# what: subtracts one mean over all entries instead of that of each feature
def covariance(X):
    left = X - X.mean()
    return left.T @ left / (X.shape[0] - 1)
