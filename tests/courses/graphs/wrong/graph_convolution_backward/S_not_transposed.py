# what: dX is aggregated with S instead of its transpose, as if the graph were undirected
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    relu_grad = (H > 0).astype(float)
    dZ = relu_grad * dH
    grads = {}
    grads["dX"] = S @ (dZ @ W.T)
    grads["dW"] = X.T @ (S.T @ dZ)
    grads["db"] = np.sum(dZ, axis=0)
    return grads
