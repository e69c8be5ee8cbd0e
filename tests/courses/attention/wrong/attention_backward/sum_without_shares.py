# what: the sum of dA itself is subtracted, it is not weighted with the shares
def attention_backward(dY, cache):
    Q, K, V, A = cache
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * (dA - dA.sum(axis=1, keepdims=True))
    dS /= np.sqrt(Q.shape[1])
    return {"dQ": dS @ K, "dK": dS.T @ Q, "dV": dV}
