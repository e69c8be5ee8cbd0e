# what: decay of the encoder only
def autoencoder_forward(X, W, b, V, c, decay):
    H = np.matmul(X, W) + b
    X_hat = np.matmul(H, V) + c
    data_term = 0.5 * np.mean(np.sum((X_hat - X) ** 2, axis=1))
    reg = 0.5 * decay * np.linalg.norm(W) ** 2
    return X_hat, data_term + reg, (X, W, V, decay, H, X_hat)
