# what: the mean is subtracted instead of added on the way back
def reconstruct(X, mean, W):
    T = (X - mean) @ W
    X_hat = T @ W.T - mean
    error = np.mean(np.sum((X - X_hat) ** 2, axis=1))
    return T, X_hat, error
