# what: subtracts the mean of each row instead of each column
def covariance(X):
    mu = X.mean(axis=1, keepdims=True)
    Xc = X - mu
    return Xc.T @ Xc / (X.shape[0] - 1)
