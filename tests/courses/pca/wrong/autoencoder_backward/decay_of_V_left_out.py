# what: decay only at W, left out at V
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    g = dloss * (X_hat - X) / X.shape[0]
    dV = H.T @ g
    dc = g.sum(axis=0, keepdims=True)
    h = g @ V.T
    dW = X.T @ h + dloss * decay * W
    db = h.sum(axis=0, keepdims=True)
    return {"dX": h @ W.T - g, "dW": dW, "db": db, "dV": dV, "dc": dc}
