# what: a loop over the examples, gradients added up
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    n = X.shape[0]
    dW, dV = dloss * decay * W, dloss * decay * V
    db, dc = np.zeros((1, W.shape[1])), np.zeros((1, V.shape[1]))
    dX = np.zeros(X.shape)
    for x, h, y, i in zip(X, H, X_hat, range(n)):
        e = dloss * (y - x) / n
        eh = V @ e
        dW = dW + np.outer(x, eh)
        dV = dV + np.outer(h, e)
        db += eh
        dc += e
        dX[i] = W @ eh - e
    return {"dX": dX, "dW": dW, "db": db, "dV": dV, "dc": dc}
