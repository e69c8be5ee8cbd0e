# what: the softmax's Jacobian has + A_j A_k off the diagonal instead of - A_j A_k
def attention_backward(dY, cache):
    Q, K, V, A = cache
    n, m = A.shape
    d = Q.shape[1]
    dV = A.T @ dY
    dA = dY @ V.T
    dS = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            for k in range(m):
                if j == k:
                    dS[i, j] += dA[i, k] * A[i, j] * (1 - A[i, j])
                else:
                    dS[i, j] += dA[i, k] * A[i, j] * A[i, k]
    return {"dQ": dS @ K / np.sqrt(d), "dK": dS.T @ Q / np.sqrt(d), "dV": dV}
