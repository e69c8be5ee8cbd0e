# what: the + 1 after the logarithm of the idf is left out
def tfidf_weights(counts):
    n, m = counts.shape
    idf = np.zeros(m)
    for j in range(m):
        df = np.count_nonzero(counts[:, j])
        idf[j] = np.log((1 + n) / (1 + df))
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0.0)
    w = tf * idf
    norms = np.sqrt((w ** 2).sum(axis=1))
    norms[norms == 0] = 1
    return w / norms[:, None], idf
