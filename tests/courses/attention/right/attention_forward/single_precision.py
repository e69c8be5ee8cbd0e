# what: right: computed in single precision
def attention_forward(Q, K, V, mask):
    q, k, v = Q.astype(np.float32), K.astype(np.float32), V.astype(np.float32)
    S = q @ k.T / np.sqrt(np.float32(q.shape[1]))
    S = np.where(mask, S, np.float32(-1e9))
    A = softmax(S)
    return A @ v, A, (q, k, v, A)
