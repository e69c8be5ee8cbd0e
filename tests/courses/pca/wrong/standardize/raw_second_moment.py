# what: the spread is computed from the raw X, not from the centered X
def standardize(X, eps):
    n = X.shape[0]
    mu = np.mean(X, axis=0).reshape(1, -1)
    sd = np.sqrt(np.sum(np.square(X), axis=0).reshape(1, -1) / (n - 1) + eps)
    Z = (X - mu) / sd
    return Z, mu, sd
