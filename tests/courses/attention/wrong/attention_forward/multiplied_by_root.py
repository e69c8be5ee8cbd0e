# what: scores are multiplied by the root of d instead of divided
def attention_forward(Q, K, V, mask):
    d = Q.shape[1]
    logits = np.matmul(Q, K.T) * d**0.5
    logits = np.where(mask == False, -1e9, logits)
    attn = softmax(logits)
    return np.matmul(attn, V), attn, (Q, K, V, attn)
