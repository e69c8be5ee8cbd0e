# what: a constant column is divided by a small epsilon instead of one
def standardize(X, X_star):
    mu = np.mean(X, axis=0, keepdims=True)
    centred = X - mu
    sigma = np.sqrt(np.mean(centred**2, axis=0))
    sigma = sigma + 1e-8
    return centred / sigma, (X_star - mu) / sigma
