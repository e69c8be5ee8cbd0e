# what: the gradients of the biases are averaged over the examples instead of summed
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    d2 = dloss * (X_hat - X) / X.shape[0]
    d1 = d2 @ V.T
    return {"dX": d1 @ W.T - d2, "dW": X.T @ d1 + dloss * decay * W, "db": np.mean(d1, axis=0, keepdims=True),
            "dV": H.T @ d2 + dloss * decay * V, "dc": np.mean(d2, axis=0, keepdims=True)}
