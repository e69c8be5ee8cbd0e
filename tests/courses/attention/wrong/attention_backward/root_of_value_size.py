# what: the scale is the root of the number of value features instead of key features
def attention_backward(dY, cache):
    Q, K, V, A = cache
    dk = V.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=1, keepdims=True))
    dS = dS / np.sqrt(dk)
    dQ = dS @ K
    dK = dS.T @ Q
    return {"dQ": dQ, "dK": dK, "dV": dV}
