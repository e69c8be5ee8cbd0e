# what: the gradient is sent back through S first and masked by the ReLU afterwards (in dX and dW)
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    mask = H > 0
    back = (S.T @ dH) * mask
    dX = back @ W.T
    dW = X.T @ back
    db = (dH * mask).sum(axis=0)
    return {"dX": dX, "dW": dW, "db": db}
