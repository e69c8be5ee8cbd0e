# what: the error is the sum over the examples
def reconstruct(X, mean, W):
    Xc = X - mean
    T = Xc @ W
    X_hat = T @ W.T + mean
    err = 0.0
    for i in range(X.shape[0]):
        for j in range(X.shape[1]):
            err += (X[i, j] - X_hat[i, j]) ** 2
    return T, X_hat, err
