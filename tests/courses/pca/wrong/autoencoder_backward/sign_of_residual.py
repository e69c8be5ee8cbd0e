# what: X - X_hat instead of X_hat - X
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    R = dloss * (X - X_hat) / X.shape[0]
    dH = R @ V.T
    out = dict()
    out["dV"] = H.T @ R + dloss * decay * V
    out["dc"] = R.sum(0, keepdims=True)
    out["dW"] = X.T @ dH + dloss * decay * W
    out["db"] = dH.sum(0, keepdims=True)
    out["dX"] = dH @ W.T - R
    return out
