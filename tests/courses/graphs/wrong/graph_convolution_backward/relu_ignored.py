# what: the gradient passes the ReLU unchanged
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    SX = S @ X
    dW = SX.T @ dH
    db = dH.sum(0)
    dSX = dH @ W.T
    dX = S.T @ dSX
    return {"dX": dX, "dW": dW, "db": db}
