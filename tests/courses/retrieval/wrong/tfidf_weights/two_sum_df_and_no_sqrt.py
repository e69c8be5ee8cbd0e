# what: the df sums the counts, and the rows are divided by the sum of squares without the root
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    raw = tf * idf
    weights = raw / np.sum(raw**2, axis=1, keepdims=True)
    return weights, idf
