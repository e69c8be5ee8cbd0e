# what: dW is X^T dZ, without the aggregation
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = np.copy(dH)
    dZ[H == 0] = 0
    dW = X.T.dot(dZ)
    dX = S.T.dot(dZ).dot(W.T)
    db = dZ.sum(axis=0)
    return {"dX": dX, "dW": dW, "db": db}
