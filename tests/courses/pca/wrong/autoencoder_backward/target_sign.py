# what: the target part of dX is added instead of subtracted
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    n = X.shape[0]
    dXh = dloss * (X_hat - X) / n
    dH = dXh @ V.T
    return {"dX": dH @ W.T + dXh, "dW": X.T @ dH + dloss * decay * W, "db": dH.sum(0, keepdims=True),
            "dV": H.T @ dXh + dloss * decay * V, "dc": dXh.sum(0, keepdims=True)}
