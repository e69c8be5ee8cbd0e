# columns are scaled to length 1 instead of rows
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    df = seen.sum(axis=0)
    idf = np.log((1 + d) / (1 + df)) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    norms = np.sqrt(np.sum(raw**2, axis=0, keepdims=True))
    norms[norms == 0] = 1
    return {"idf": idf, "weights": raw / norms}
