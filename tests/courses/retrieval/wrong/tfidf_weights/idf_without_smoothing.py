# what: the idf is log(n/df) + 1 without the ones of the smoothing (df at least 1)
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.maximum((counts > 0).sum(axis=0), 1)
    idf = np.log(n / df) + 1
    tf = np.zeros(counts.shape)
    tf[counts > 0] = 1 + np.log(counts[counts > 0])
    w = tf * idf
    return w / np.linalg.norm(w, axis=1, keepdims=True), idf
