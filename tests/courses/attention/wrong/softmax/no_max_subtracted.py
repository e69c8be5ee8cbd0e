# what: exponentiates the raw scores, the row's maximum is not subtracted, so large scores overflow
def softmax(scores):
    e = np.exp(scores)
    return e / e.sum(axis=1, keepdims=True)
