# raw counts are used, without 1 + log
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i, row in enumerate(docs):
        counts[i] = np.bincount(row[row >= 0], minlength=size)
    df = (counts > 0).sum(axis=0)
    idf = np.log((1 + d) / (1 + df)) + 1
    raw = counts * idf
    weights = raw / np.sqrt(np.sum(raw**2, axis=1, keepdims=True))
    return {"idf": idf, "weights": weights}
