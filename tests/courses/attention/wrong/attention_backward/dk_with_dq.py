# what: dK is made with dQ, which was just computed, instead of with Q
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = Q.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=1, keepdims=True)) / np.sqrt(d)
    dQ = dS @ K
    dK = dS.T @ dQ
    return {"dQ": dQ, "dK": dK, "dV": dV}
