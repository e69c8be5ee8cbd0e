# what: the decoder bias c is left out, and the squared error is not halved
def autoencoder_forward(X, W, b, V, c, decay):
    H = X @ W + b
    X_hat = H @ V
    E = X_hat - X
    loss = np.sum(E * E) / X.shape[0] + 0.5 * decay * (np.sum(W * W) + np.sum(V * V))
    return X_hat, loss, (X, W, V, decay, H, X_hat)
