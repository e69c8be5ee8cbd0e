# what: two slips: the softmax is taken for a sigmoid (A * (1 - A)), and dQ and dK are not divided by the root of d
def attention_backward(dY, cache):
    Q, K, V, A = cache
    dV = A.T @ dY
    dA = dY @ V.T
    dS = dA * A * (1 - A)
    dQ = dS @ K
    dK = dS.T @ Q
    return {"dQ": dQ, "dK": dK, "dV": dV}
