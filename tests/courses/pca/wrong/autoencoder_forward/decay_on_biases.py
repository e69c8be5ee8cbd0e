# what: the biases decay too
def autoencoder_forward(X, W, b, V, c, decay):
    sq = lambda a: np.sum(a * a)
    H = X @ W + b
    X_hat = H @ V + c
    loss = sq(X_hat - X) / (2 * len(X)) + decay / 2 * (sq(W) + sq(V) + sq(b) + sq(c))
    return X_hat, loss, (X, W, V, decay, H, X_hat)
