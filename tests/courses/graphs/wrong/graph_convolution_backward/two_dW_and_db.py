# what: dW is not aggregated, and db is the mean over the nodes
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    g = dH.copy()
    g[H <= 0] = 0
    return {"dX": S.T @ g @ W.T, "dW": X.T @ g, "db": g.mean(axis=0)}
