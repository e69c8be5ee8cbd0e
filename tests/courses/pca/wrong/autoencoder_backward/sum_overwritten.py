# what: in the loop over the examples, dW is overwritten instead of summed
def autoencoder_backward(dloss, cache):
    X, W, V, decay, H, X_hat = cache
    n = X.shape[0]
    dW, dV = np.zeros_like(W), np.zeros_like(V)
    db, dc = np.zeros((1, W.shape[1])), np.zeros((1, V.shape[1]))
    dX = np.zeros_like(X)
    for i in range(n):
        e = dloss * (X_hat[i] - X[i]) / n
        eh = V @ e
        dV += np.outer(H[i], e)
        dc += e
        dW = np.outer(X[i], eh)
        db += eh
        dX[i] = W @ eh - e
    return {"dX": dX, "dW": dW + dloss * decay * W, "db": db, "dV": dV + dloss * decay * V, "dc": dc}
