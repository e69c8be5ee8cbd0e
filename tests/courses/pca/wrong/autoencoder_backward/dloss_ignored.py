# what: the gradient from above is not used at all
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    g = (X_hat - X) / X.shape[0]
    gh = g @ V.T
    return {"dX": gh @ W.T - g, "dW": X.T @ gh + decay * W, "db": gh.sum(axis=0, keepdims=True),
            "dV": H.T @ g + decay * V, "dc": g.sum(axis=0, keepdims=True)}
