# what: tf is log(1 + c) instead of 1 + log(c)
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.log1p(counts)
    raw = tf * idf
    weights = raw / np.sqrt(np.sum(raw**2, axis=1, keepdims=True))
    return weights, idf
