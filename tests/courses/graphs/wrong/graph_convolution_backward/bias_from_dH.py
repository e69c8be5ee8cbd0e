# what: db sums dH instead of dZ
def graph_convolution_backward(dH, cache):
    (S, X, W, H) = cache
    active = H > 0
    dZ = np.zeros_like(dH)
    dZ[active] = dH[active]
    dX = S.T @ dZ @ W.T
    dW = (S @ X).T @ dZ
    db = dH.sum(axis=0)
    return {"dX": dX, "dW": dW, "db": db}
