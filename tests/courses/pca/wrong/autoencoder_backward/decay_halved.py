# what: the gradient of the weight decay keeps the half
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    g = dloss * (X_hat - X) / X.shape[0]
    gh = g @ V.T
    reg = lambda A: 0.5 * decay * dloss * A
    return {"dX": gh @ W.T - g, "dW": X.T @ gh + reg(W), "db": gh.sum(axis=0, keepdims=True),
            "dV": H.T @ g + reg(V), "dc": g.sum(axis=0, keepdims=True)}
