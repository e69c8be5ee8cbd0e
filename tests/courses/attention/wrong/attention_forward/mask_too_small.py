# what: masked scores are lowered by 5 only instead of set to something like -1e9, so shares leak
def attention_forward(Q, K, V, mask):
    d = Q.shape[1]
    S = Q @ K.T / np.sqrt(d)
    S = S - 5 * (1 - mask.astype(float))
    A = softmax(S)
    Y = A @ V
    return Y, A, (Q, K, V, A)
