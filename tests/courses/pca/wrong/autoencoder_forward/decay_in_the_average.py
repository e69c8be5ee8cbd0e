# what: the weight decay is divided by the number of examples as well
def autoencoder_forward(X, W, b, V, c, decay):
    n = len(X)
    H = X @ W + b
    X_hat = H @ V + c
    loss = (np.sum((X_hat - X) ** 2) + decay * (np.sum(W ** 2) + np.sum(V ** 2))) / (2 * n)
    return X_hat, loss, (X, W, V, decay, H, X_hat)
