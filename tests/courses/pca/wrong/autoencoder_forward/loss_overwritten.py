# what: the second line overwrites the loss, so only the weight decay is left
def autoencoder_forward(X, W, b, V, c, decay):
    H = X @ W + b
    X_hat = H @ V + c
    loss = ((X_hat - X) ** 2).sum() / (2 * X.shape[0])
    loss = decay / 2 * ((W ** 2).sum() + (V ** 2).sum())
    return X_hat, loss, (X, W, V, decay, H, X_hat)
