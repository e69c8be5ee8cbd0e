# what: the gradient goes back to the code through W instead of V.T
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    E = dloss * (X_hat - X) / len(X)
    dH = E @ W
    return {"dX": dH @ W.T - E, "dW": X.T @ dH + dloss * decay * W, "db": dH.sum(0, keepdims=True),
            "dV": H.T @ E + dloss * decay * V, "dc": E.sum(0, keepdims=True)}
