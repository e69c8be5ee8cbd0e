# what: mean absolute deviation instead of the standard deviation
def standardize(X, X_star):
    mu = np.mean(X, axis=0, keepdims=True)
    centred = X - mu
    sigma = np.mean(np.abs(centred), axis=0)
    sigma[sigma < 1e-9] = 1
    return centred / sigma, (X_star - mu) / sigma
