# what: root mean square of the raw inputs instead of the centred ones
def standardize(X, X_star):
    mu = np.mean(X, axis=0, keepdims=True)
    centred = X - mu
    sigma = np.sqrt(np.mean(X**2, axis=0))
    sigma[sigma < 1e-9] = 1
    return centred / sigma, (X_star - mu) / sigma
