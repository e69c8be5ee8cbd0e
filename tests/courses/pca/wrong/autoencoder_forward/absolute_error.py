# what: absolute values instead of squares in the reconstruction term
def autoencoder_forward(X, W, b, V, c, decay):
    H = X @ W + b
    X_hat = H @ V + c
    rec = np.sum(np.abs(X_hat - X)) / (2 * X.shape[0])
    pen = decay / 2 * (np.sum(W ** 2) + np.sum(V ** 2))
    return X_hat, rec + pen, (X, W, V, decay, H, X_hat)
