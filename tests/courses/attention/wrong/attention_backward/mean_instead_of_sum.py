# what: the mean over the keys is subtracted instead of the sum
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = Q.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    inner = np.mean(dA * A, axis=1, keepdims=True)
    dS = A * (dA - inner) / np.sqrt(d)
    dQ = dS @ K
    dK = dS.T @ Q
    return {"dQ": dQ, "dK": dK, "dV": dV}
