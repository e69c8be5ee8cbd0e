# what: raw counts instead of 1 + log, and the idf without the one after the logarithm
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df))
    w = counts * idf
    norm = np.linalg.norm(w, axis=1, keepdims=True)
    return w / np.where(norm > 0, norm, 1), idf
