# what: the gradients of n times the loss, scaled at the end
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, Y = cache
    n = len(X)
    R = Y - X
    raw = {
        "dX": R @ (W @ V).T - R,
        "dW": X.T @ R @ V.T + n * decay * W,
        "db": (R.sum(0) @ V.T)[None],
        "dV": H.T @ R + n * decay * V,
        "dc": R.sum(0)[None],
    }
    return {key: dloss / n * value for key, value in raw.items()}
