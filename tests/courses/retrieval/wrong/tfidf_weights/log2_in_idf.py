# what: the idf has log to the base 2 instead of the natural one
def tfidf_weights(counts):
    n = counts.shape[0]
    df = np.count_nonzero(counts, axis=0)
    idf = np.log2((1 + n) / (1 + df)) + 1
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    raw = tf * idf
    return raw / np.sqrt(np.einsum("ij,ij->i", raw, raw))[:, None], idf
