# what: dW is assigned at each node instead of summed, so the last node alone counts
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = dH * (H > 0)
    P = S @ X
    for i in range(len(dH)):
        dW = np.outer(P[i], dZ[i])
    dX = S.T @ dZ @ W.T
    return {"dX": dX, "dW": dW, "db": dZ.sum(axis=0)}
