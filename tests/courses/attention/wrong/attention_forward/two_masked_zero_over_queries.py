# what: two slips: masked scores are set to zero instead of something very negative, and the softmax runs over the queries instead of the keys
def attention_forward(Q, K, V, mask):
    n, d = Q.shape
    scores = Q @ K.T / np.sqrt(d)
    scores[~mask] = 0
    shares = softmax(scores.T).T
    mixed = shares @ V
    return mixed, shares, (Q, K, V, shares)
