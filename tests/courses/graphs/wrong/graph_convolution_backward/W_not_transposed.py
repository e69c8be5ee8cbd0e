# what: dX multiplies by W instead of its transpose; shapes do not fit
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = dH * (H > 0)
    dX = S.T @ (dZ @ W)
    dW = (S @ X).T @ dZ
    return {"dX": dX, "dW": dW, "db": dZ.sum(axis=0)}
