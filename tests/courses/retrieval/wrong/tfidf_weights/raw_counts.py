# what: the raw counts are the tf, without 1 + log
def tfidf_weights(counts):
    N = counts.shape[0]
    df = (counts > 0).sum(0)
    idf = np.log((1 + N) / (1 + df)) + 1
    w = counts * idf
    return w / np.sqrt(np.sum(w * w, axis=1, keepdims=True)), idf
