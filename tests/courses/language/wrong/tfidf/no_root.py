# divided by the squared length: the root is missing
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        words = docs[i][docs[i] >= 0]
        np.add.at(counts[i], words, 1)
    mask = counts >= 1
    idf = np.log((d + 1) / (mask.sum(axis=0) + 1)) + 1
    tf = np.where(mask, 1 + np.log(np.where(mask, counts, 1)), 0.0)
    raw = idf[None, :] * tf
    norm2 = np.einsum("ij,ij->i", raw, raw)
    return {"idf": idf, "weights": raw / norm2[:, None]}
