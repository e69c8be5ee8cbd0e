# what: everything is divided by one norm of the whole matrix, as the axis was forgotten
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.sum(counts > 0, axis=0)
    idf = np.log((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    w = tf * idf
    return w / np.linalg.norm(w), idf
