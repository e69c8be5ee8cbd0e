# what: divided by the number of features instead of the number of examples
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    d = X.shape[1]
    g = dloss * (X_hat - X) / d
    h = g @ V.T
    return {"dX": h @ W.T - g, "dW": X.T @ h + dloss * decay * W, "db": h.sum(axis=0, keepdims=True),
            "dV": H.T @ g + dloss * decay * V, "dc": g.sum(axis=0, keepdims=True)}
