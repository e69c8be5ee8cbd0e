# what: the ReLU's mask is where dH is positive instead of where H is
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dZ = np.maximum(dH, 0)
    dXW = S.T @ dZ
    return {"dX": dXW @ W.T, "dW": X.T @ dXW, "db": dZ.sum(axis=0)}
