# what: the mask is not used at all
def attention_forward(Q, K, V, mask):
    n, d = Q.shape
    m = K.shape[0]
    S = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            S[i, j] = np.sum(Q[i] * K[j]) / np.sqrt(d)
    A = softmax(S)
    Y = np.zeros((n, V.shape[1]))
    for i in range(n):
        for j in range(m):
            Y[i] += A[i, j] * V[j]
    return Y, A, (Q, K, V, A)
