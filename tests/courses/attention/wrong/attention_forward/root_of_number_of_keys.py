# what: scores are divided by the root of the number of keys instead of the root of the number of features
def attention_forward(Q, K, V, mask):
    m = K.shape[0]
    S = Q @ K.T / np.sqrt(m)
    S = np.where(mask, S, -1e9)
    A = softmax(S)
    return A @ V, A, (Q, K, V, A)
