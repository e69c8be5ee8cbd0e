# what: decodes with the transposed encoder W.T instead of V
def autoencoder_forward(X, W, b, V, c, decay):
    H = X @ W + b
    X_hat = H @ W.T + c
    loss = np.sum((X_hat - X) ** 2) / (2 * X.shape[0])
    loss = loss + decay / 2 * (np.sum(W ** 2) + np.sum(V ** 2))
    return X_hat, loss, (X, W, V, decay, H, X_hat)
