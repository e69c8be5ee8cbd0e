# what: two slips: the sum in the softmax's derivative runs over the queries, and dV is divided by the root of d as well
def attention_backward(dY, cache):
    Q, K, V, A = cache
    s = 1.0 / np.sqrt(Q.shape[1])
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=0))
    return {"dQ": s * dS @ K, "dK": s * dS.T @ Q, "dV": s * A.T @ dY}
