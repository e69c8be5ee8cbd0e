# what: multiplied by H itself instead of by the ReLU's slope
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = dH * np.maximum(H, 0)
    dX = S.T @ dZ @ W.T
    dW = (S @ X).T @ dZ
    db = np.sum(dZ, axis=0)
    return {"dX": dX, "dW": dW, "db": db}
