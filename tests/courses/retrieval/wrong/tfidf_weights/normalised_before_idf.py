# what: the tf rows are normalised first and multiplied by the idf afterwards
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    tf = tf / np.linalg.norm(tf, axis=1, keepdims=True)
    return tf * idf, idf
