# what: the document frequency sums the counts of a term instead of counting the documents that hold it
def tfidf_weights(counts):
    N = len(counts)
    df = counts.sum(axis=0)
    idf = 1 + np.log((N + 1) / (df + 1))
    tf = np.where(counts > 0, 1 + np.log(np.maximum(counts, 1)), 0)
    w = tf * idf
    return w / np.linalg.norm(w, axis=1)[:, np.newaxis], idf
