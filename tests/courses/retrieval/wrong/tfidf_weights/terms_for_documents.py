# what: n in the idf is the number of terms (shape[1]), not of documents
def tfidf_weights(counts):
    N = counts.shape[1]
    df = (counts > 0).sum(axis=0)
    idf = np.log((1 + N) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    w = idf[None, :] * tf
    return w / np.linalg.norm(w, axis=1, keepdims=True), idf
