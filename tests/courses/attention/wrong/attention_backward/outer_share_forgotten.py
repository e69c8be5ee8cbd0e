# what: the bracket is not multiplied by A: dS = dA - sum(dA * A)
def attention_backward(dY, cache):
    Q, K, V, A = cache
    n, d = Q.shape
    dA = dY @ V.T
    dS = np.zeros_like(A)
    for i in range(n):
        dS[i] = dA[i] - np.dot(dA[i], A[i])
    dS = dS / np.sqrt(d)
    return {"dQ": dS @ K, "dK": dS.T @ Q, "dV": A.T @ dY}
