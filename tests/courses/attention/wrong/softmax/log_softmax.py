# what: returns the logarithm of the softmax instead of the softmax
def softmax(scores):
    shifted = scores - np.max(scores, axis=1, keepdims=True)
    log_total = np.log(np.sum(np.exp(shifted), axis=1, keepdims=True))
    return shifted - log_total
