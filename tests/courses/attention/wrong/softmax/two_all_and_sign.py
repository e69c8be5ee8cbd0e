# what: two slips: the exponent has the wrong sign (maximum minus score), and the sum runs over the whole matrix instead of each row
def softmax(scores):
    e = np.exp(np.max(scores, axis=1, keepdims=True) - scores)
    return e / e.sum()
