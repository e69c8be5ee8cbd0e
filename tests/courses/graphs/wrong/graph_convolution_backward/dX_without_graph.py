# what: dX is dZ W^T, without going back through S
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = dH * (H > 0)
    n = X.shape[0]
    dX = np.zeros_like(X)
    for i in range(n):
        dX[i] = W @ dZ[i]
    dW = np.dot(np.dot(S, X).T, dZ)
    db = np.zeros(W.shape[1])
    for i in range(n):
        db += dZ[i]
    return {"dX": dX, "dW": dW, "db": db}
