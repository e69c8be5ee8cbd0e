# what: the softmax is skipped on the way back, dA goes straight into dQ and dK
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = Q.shape[1]
    dA = dY @ V.T
    grads = {}
    grads["dQ"] = dA @ K / np.sqrt(d)
    grads["dK"] = dA.T @ Q / np.sqrt(d)
    grads["dV"] = A.T @ dY
    return grads
