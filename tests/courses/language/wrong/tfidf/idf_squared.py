# the idf is multiplied in twice
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.zeros((d, size))
    tf[seen] = (1 + np.log(counts[seen]))
    weights = tf * idf
    for i in range(d):
        weights[i] *= idf
        weights[i] /= np.linalg.norm(weights[i])
    return {"idf": idf, "weights": weights}
