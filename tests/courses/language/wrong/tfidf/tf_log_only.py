# tf is log(count), without the 1: words that occur once count nothing
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.zeros((d, size))
    tf[seen] = np.log(counts[seen])
    raw = tf * idf
    norm = np.sqrt(np.sum(raw**2, axis=1, keepdims=True))
    norm[norm == 0] = 1
    return {"idf": idf, "weights": raw / norm}
