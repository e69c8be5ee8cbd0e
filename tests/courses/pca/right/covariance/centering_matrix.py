# what: the product with the centering matrix
def covariance(X):
    n = X.shape[0]
    J = np.eye(n) - np.full((n, n), 1.0 / n)
    return X.T @ J @ X / (n - 1)
