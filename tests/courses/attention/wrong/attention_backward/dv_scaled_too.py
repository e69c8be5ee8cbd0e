# what: dV is divided by the root of d as well, though the values never meet the scale
def attention_backward(dY, cache):
    Q, K, V, A = cache
    root = np.sqrt(Q.shape[1])
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=1, keepdims=True))
    dQ = dS @ K / root
    dK = dS.T @ Q / root
    dV = A.T @ dY / root
    return {"dQ": dQ, "dK": dK, "dV": dV}
