# what: a sum of outer products
def covariance(X):
    mu = np.mean(X, axis=0)
    C = np.zeros((X.shape[1], X.shape[1]))
    for row in X:
        diff = row - mu
        C += np.outer(diff, diff)
    return C / (len(X) - 1)
