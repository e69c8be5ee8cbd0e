# what: bias gradients averaged, and dloss missing at the weight decay
def autoencoder_backward(dloss, cache):
    X, W, V, lam, H, R = cache
    g = dloss / X.shape[0] * (R - X)
    h = g @ V.T
    avg = lambda a: a.mean(axis=0, keepdims=True)
    return {"dX": h @ W.T - g, "dW": X.T @ h + lam * W, "db": avg(h), "dV": H.T @ g + lam * V, "dc": avg(g)}
