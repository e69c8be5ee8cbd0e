# all is divided by the length of the whole matrix
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    return {"idf": idf, "weights": raw / np.linalg.norm(raw)}
