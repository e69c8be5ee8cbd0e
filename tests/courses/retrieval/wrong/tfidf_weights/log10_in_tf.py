# what: the tf has log10 instead of the natural logarithm
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.count_nonzero(counts, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log10(np.maximum(counts, 1)), 0.0)
    raw = tf * idf
    return raw / np.linalg.norm(raw, axis=1, keepdims=True), idf
