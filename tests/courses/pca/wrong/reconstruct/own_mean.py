# what: centers with the mean of this X instead of the given mean
def reconstruct(X, mean, W):
    mu = X.mean(axis=0, keepdims=True)
    T = (X - mu) @ W
    X_hat = T @ W.T + mu
    error = np.mean(np.sum((X - X_hat) ** 2, axis=1))
    return T, X_hat, error
