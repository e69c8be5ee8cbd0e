# what: factor 2 of the derivative of the square not cancelled by the half
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    n = X.shape[0]
    dY = 2 * dloss * (X_hat - X) / n
    dH = dY @ V.T
    dV = H.T @ dY + dloss * decay * V
    dW = X.T @ dH + dloss * decay * W
    return {"dX": dH @ W.T - dY, "dW": dW, "db": np.sum(dH, axis=0, keepdims=True),
            "dV": dV, "dc": np.sum(dY, axis=0, keepdims=True)}
