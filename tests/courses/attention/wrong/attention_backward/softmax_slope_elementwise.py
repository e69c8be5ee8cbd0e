# what: the softmax is taken for a sigmoid: dS = dA * A * (1 - A), the competition between shares is missing
def attention_backward(dY, cache):
    Q, K, V, A = cache
    scale = 1 / np.sqrt(Q.shape[1])
    dV = A.T @ dY
    dA = dY @ V.T
    dS = dA * A * (1 - A)
    return {"dQ": dS @ K * scale, "dK": dS.T @ Q * scale, "dV": dV}
