# the fraction in the idf is upside down
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    df = seen.sum(axis=0)
    idf = np.log((1 + df) / (1 + d)) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    weights = raw / np.sqrt(np.sum(raw**2, axis=1, keepdims=True))
    return {"idf": idf, "weights": weights}
