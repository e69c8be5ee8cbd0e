# the idf uses the size of the vocabulary instead of the number of documents
def tfidf(docs, size):
    counts = np.zeros((len(docs), size))
    for i in range(len(docs)):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log((1 + size) / (1 + np.sum(seen, axis=0))) + 1
    tf = np.zeros(counts.shape)
    tf[seen] = 1 + np.log(counts[seen])
    raw = tf * idf
    return {"idf": idf, "weights": raw / np.sqrt(np.sum(raw**2, axis=1, keepdims=True))}
