# what: terms that are not in a document have tf 1, since the mask was forgotten after the maximum
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = 1 + np.log(np.maximum(counts, 1))
    raw = tf * idf
    return raw / np.linalg.norm(raw, axis=1, keepdims=True), idf
