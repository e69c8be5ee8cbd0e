# what: the reconstruction starts at component 1 and so misses component 0
def reconstruct(X, mean, W):
    T = (X - mean) @ W
    X_hat = np.repeat(mean, X.shape[0], axis=0)
    for j in range(1, W.shape[1]):
        X_hat = X_hat + np.outer(T[:, j], W[:, j])
    error = ((X_hat - X) ** 2).sum(axis=1).mean()
    return T, X_hat, error
