# what: shares are zeroed after the softmax instead of scores being masked before, so rows no longer add up to one
def attention_forward(Q, K, V, mask):
    d_k = K.shape[1]
    S = Q.dot(K.T) / np.sqrt(d_k)
    A = softmax(S)
    A = A * mask
    Y = A.dot(V)
    return Y, A, (Q, K, V, A)
