# what: dW uses X^T S dZ: the S between X and dZ is not transposed
def graph_convolution_backward(dH, cache):
    S, X, W, H = cache
    delta = dH * (H > 0)
    return {
        "dX": np.linalg.multi_dot([S.T, delta, W.T]),
        "dW": np.linalg.multi_dot([X.T, S, delta]),
        "db": delta.sum(axis=0),
    }
