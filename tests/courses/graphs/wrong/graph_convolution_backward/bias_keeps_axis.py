# what: db has the shape (1, h), with keepdims
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = dH * (H > 0)
    db = np.sum(dZ, axis=0, keepdims=True)
    dW = (S @ X).T @ dZ
    dX = S.T @ dZ @ W.T
    return {"dX": dX, "dW": dW, "db": db}
