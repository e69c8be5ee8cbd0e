# what: the sum in the softmax's derivative runs over the queries (axis 0) instead of over the keys
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = K.shape[1]
    dV = np.dot(A.T, dY)
    dA = np.dot(dY, V.T)
    dS = A * (dA - (dA * A).sum(axis=0, keepdims=True))
    dQ = np.dot(dS, K) / np.sqrt(d)
    dK = np.dot(dS.T, Q) / np.sqrt(d)
    return {"dQ": dQ, "dK": dK, "dV": dV}
