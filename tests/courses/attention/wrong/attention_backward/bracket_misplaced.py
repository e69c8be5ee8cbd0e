# what: A multiplies dA only and not the sum: dS = A * dA - sum(A * dA)
def attention_backward(dY, cache):
    Q, K, V, A = cache
    scale = Q.shape[1] ** -0.5
    dV = A.T @ dY
    dA = dY @ V.T
    AdA = A * dA
    dS = AdA - AdA.sum(axis=1, keepdims=True)
    dQ = scale * (dS @ K)
    dK = scale * (dS.T @ Q)
    return {"dQ": dQ, "dK": dK, "dV": dV}
