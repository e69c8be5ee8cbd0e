# the term frequencies are scaled to length 1 before the idf is multiplied in
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        counts[i] = np.bincount(docs[i][docs[i] >= 0], minlength=size)
    seen = counts > 0
    idf = np.log((1 + d) / (1 + seen.sum(axis=0))) + 1
    tf = np.zeros((d, size))
    tf[seen] = 1 + np.log(counts[seen])
    tf = tf / np.sqrt(np.sum(tf**2, axis=1, keepdims=True))
    return {"idf": idf, "weights": tf * idf}
