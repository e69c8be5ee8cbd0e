# what: the scatter matrix, division forgotten
def covariance(X):
    mu = np.mean(X, axis=0)
    return sum(np.outer(x - mu, x - mu) for x in X)
