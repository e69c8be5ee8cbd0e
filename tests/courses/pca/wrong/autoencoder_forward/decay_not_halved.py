# what: the one half is missing at the weight decay
def autoencoder_forward(X, W, b, V, c, decay):
    m = X.shape[0]
    H = X @ W + b
    X_hat = H @ V + c
    loss = 1 / (2 * m) * np.sum((X - X_hat) ** 2) + decay * (np.sum(W ** 2) + np.sum(V ** 2))
    return X_hat, loss, (X, W, V, decay, H, X_hat)
