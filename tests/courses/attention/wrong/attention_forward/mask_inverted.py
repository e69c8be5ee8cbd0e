# what: the very negative score is put where the mask is True instead of where it is False
def attention_forward(Q, K, V, mask):
    d = Q.shape[-1]
    scores = (Q @ K.T) / np.sqrt(d)
    scores[mask] = -1e9
    weights = softmax(scores)
    return weights @ V, weights, (Q, K, V, weights)
