# what: db is the mean over the nodes instead of the sum
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    dz = dH * np.sign(H)
    agg = S @ X
    return {"dX": S.T @ dz @ W.T, "dW": agg.T @ dz, "db": np.mean(dz, axis=0)}
