# what: rows are divided by their sum instead of their Euclidean norm
def tfidf_weights(counts):
    n = counts.shape[0]
    present = counts > 0
    idf = np.log((1 + n) / (1 + present.sum(axis=0))) + 1
    tf = np.zeros(counts.shape)
    tf[present] = np.log(counts[present]) + 1
    w = tf * idf
    for i in range(n):
        w[i] = w[i] / w[i].sum()
    return w, idf
