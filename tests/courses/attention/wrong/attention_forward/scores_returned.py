# what: the masked scores are returned as the second output instead of the shares
def attention_forward(Q, K, V, mask):
    d = Q.shape[1]
    A = Q @ K.T / np.sqrt(d)
    A[~mask] = -1e9
    P = softmax(A)
    Y = P @ V
    return Y, A, (Q, K, V, P)
