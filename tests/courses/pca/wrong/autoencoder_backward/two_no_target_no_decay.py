# what: dX without the target part, and no gradient of the weight decay
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    g = dloss * (X_hat - X) / X.shape[0]
    h = g @ V.T
    return {"dX": h @ W.T, "dW": X.T @ h, "db": h.sum(axis=0, keepdims=True),
            "dV": H.T @ g, "dc": g.sum(axis=0, keepdims=True)}
