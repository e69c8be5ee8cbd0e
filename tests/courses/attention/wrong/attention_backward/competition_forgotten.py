# what: the sum over the other shares is left out: dS = A * dA
def attention_backward(dY, cache):
    Q, K, V, A = cache
    d = Q.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    dS = A * dA / np.sqrt(d)
    return {"dQ": dS @ K, "dK": dS.T @ Q, "dV": dV}
