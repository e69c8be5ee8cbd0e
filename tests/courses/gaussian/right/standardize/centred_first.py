# what: centres first, mean of squares
def standardize(X, X_star):
    mu = np.mean(X, axis=0, keepdims=True)
    centred = X - mu
    sigma = np.sqrt(np.mean(centred**2, axis=0))
    sigma[sigma < 1e-9] = 1
    return centred / sigma, (X_star - mu) / sigma
