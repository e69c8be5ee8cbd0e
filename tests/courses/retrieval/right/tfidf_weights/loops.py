# what: loops over documents and terms
def tfidf_weights(counts):
    n, m = counts.shape
    idf = np.zeros(m)
    for j in range(m):
        idf[j] = 1 + np.log(1 + n) - np.log(1 + np.count_nonzero(counts[:, j]))
    w = np.zeros((n, m))
    for i in range(n):
        for j in range(m):
            if counts[i, j] > 0:
                w[i, j] = (1 + np.log(counts[i, j])) * idf[j]
        w[i] /= np.linalg.norm(w[i])
    return w, idf
