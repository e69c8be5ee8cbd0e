# what: the softmax runs over the queries (columns) instead of over the keys of each query
def attention_forward(Q, K, V, mask):
    S = Q @ K.T / np.sqrt(Q.shape[1])
    S = np.where(mask, S, -1e9)
    A = softmax(S.T).T
    Y = A @ V
    return Y, A, (Q, K, V, A)
