# word 0 is dropped together with the filling (> 0 instead of >= 0)
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        words = docs[i][docs[i] > 0]
        counts[i] = np.bincount(words, minlength=size)
    seen = counts > 0
    idf = np.log((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    norm = np.sqrt(np.sum(raw**2, axis=1, keepdims=True))
    return {"idf": idf, "weights": raw / np.where(norm > 0, norm, 1)}
