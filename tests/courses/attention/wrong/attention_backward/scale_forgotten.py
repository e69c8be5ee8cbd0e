# what: dQ and dK are not divided by the root of d
def attention_backward(dY, cache):
    Q, K, V, A = cache
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=1, keepdims=True))
    dQ = dS @ K
    dK = dS.T @ Q
    return {"dQ": dQ, "dK": dK, "dV": dV}
