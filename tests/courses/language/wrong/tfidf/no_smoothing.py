# idf without the ones added inside the logarithm (words in no document get 1)
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    df = seen.sum(axis=0)
    idf = np.log(d / np.maximum(df, 1)) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    return {"idf": idf, "weights": raw / np.linalg.norm(raw, axis=1, keepdims=True)}
