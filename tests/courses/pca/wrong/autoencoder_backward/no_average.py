# what: division by n left out
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    e = dloss * (X_hat - X)
    eh = e @ V.T
    one = np.ones((1, X.shape[0]))
    return {"dX": eh @ W.T - e, "dW": X.T @ eh + dloss * decay * W, "db": one @ eh,
            "dV": H.T @ e + dloss * decay * V, "dc": one @ e}
