# what: a causal mask is applied on top of the given one
def attention_forward(Q, K, V, mask):
    n, d = Q.shape
    m = len(K)
    A = np.zeros((n, m))
    for i in range(n):
        row = np.full(m, -1e9)
        for j in range(m):
            if mask[i, j] and j <= i:
                row[j] = Q[i] @ K[j] / np.sqrt(d)
        A[i] = softmax(row[None, :])[0]
    return A @ V, A, (Q, K, V, A)
