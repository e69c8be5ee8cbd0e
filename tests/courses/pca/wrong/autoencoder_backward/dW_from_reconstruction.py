# what: the gradient of W uses X_hat instead of X
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    dY = dloss * (X_hat - X) / X.shape[0]
    dH = np.dot(dY, V.T)
    dV = np.dot(H.T, dY) + dloss * decay * V
    dW = np.dot(X_hat.T, dH) + dloss * decay * W
    db = dH.sum(axis=0, keepdims=True)
    dc = dY.sum(axis=0, keepdims=True)
    return {"dX": np.dot(dH, W.T) - dY, "dW": dW, "db": db, "dV": dV, "dc": dc}
