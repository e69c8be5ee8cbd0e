# log2 in the idf
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log2((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.where(seen, 1 + np.log(np.maximum(counts, 1)), 0)
    raw = tf * idf
    return {"idf": idf, "weights": raw / np.linalg.norm(raw, axis=1)[:, None]}
