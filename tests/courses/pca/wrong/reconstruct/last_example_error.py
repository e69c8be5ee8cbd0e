# what: the error is overwritten in the loop instead of added up, only the last example counts
def reconstruct(X, mean, W):
    n = X.shape[0]
    T = (X - mean) @ W
    X_hat = T @ W.T + mean
    for i in range(n):
        error = np.sum((X[i] - X_hat[i]) ** 2)
    return T, X_hat, error / n
