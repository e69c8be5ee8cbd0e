# what: masked scores are multiplied to zero instead of being made very negative
def attention_forward(Q, K, V, mask):
    S = Q @ K.T / np.sqrt(Q.shape[1])
    S = S * mask
    A = softmax(S)
    Y = A @ V
    return Y, A, (Q, K, V, A)
