# what: right: the softmax's Jacobian of each query as a matrix
def attention_backward(dY, cache):
    Q, K, V, A = cache
    n, d = Q.shape
    dQ, dK = np.zeros_like(Q), np.zeros_like(K)
    for i in range(n):
        J = np.diag(A[i]) - np.outer(A[i], A[i])
        ds = J @ (V @ dY[i]) / np.sqrt(d)
        dQ[i] = K.T @ ds
        dK += np.outer(ds, Q[i])
    return {"dQ": dQ, "dK": dK, "dV": A.T @ dY}
