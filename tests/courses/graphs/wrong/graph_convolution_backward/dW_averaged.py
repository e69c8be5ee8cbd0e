# what: dW is divided by the number of nodes
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    N = dH.shape[0]
    dZ = np.where(H > 0, dH, 0.0)
    dW = (1 / N) * (S @ X).T @ dZ
    db = np.add.reduce(dZ)
    dX = S.T @ (dZ @ W.T)
    return {"dX": dX, "dW": dW, "db": db}
