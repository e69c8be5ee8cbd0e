# the filling -1 is counted as the last word of the vocabulary
def tfidf(docs, size):
    d, m = docs.shape
    counts = np.zeros((d, size))
    for i in range(d):
        for j in range(m):
            counts[i, docs[i, j]] += 1
    seen = counts > 0
    df = seen.sum(axis=0)
    idf = np.log((1 + d) / (1 + df)) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    return {"idf": idf, "weights": raw / np.sqrt(np.sum(raw**2, axis=1, keepdims=True))}
