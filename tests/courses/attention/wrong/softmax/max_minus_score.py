# what: exponentiates maximum minus score instead of score minus maximum
def softmax(scores):
    row_max = np.amax(scores, axis=-1)[:, None]
    numer = np.exp(row_max - scores)
    denom = np.sum(numer, axis=-1)[:, None]
    return numer / denom
