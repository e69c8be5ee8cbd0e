# what: the columns are brought to length one, not the rows
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    raw = tf * idf
    length = np.sqrt(np.sum(raw**2, axis=0, keepdims=True))
    return raw / np.where(length > 0, length, 1), idf
