# what: recomputes the code without b for the gradient of V
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    code = X @ W
    E = dloss * (X_hat - X) / len(X)
    dH = E @ V.T
    return {"dX": dH @ W.T - E, "dW": X.T @ dH + dloss * decay * W, "db": dH.sum(0, keepdims=True),
            "dV": code.T @ E + dloss * decay * V, "dc": E.sum(0, keepdims=True)}
