# what: dQ and dK are divided by d instead of its root
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = Q.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * (dA - np.sum(dA * A, axis=-1, keepdims=True))
    dS = dS / d
    return {"dQ": dS @ K, "dK": dS.T @ Q, "dV": dV}
