# what: all term weights at once, then the query's columns
def bm25_scores(counts, query, k1, b):
    n = len(counts)
    df = (counts > 0).sum(axis=0)
    idf = np.log((n + 1) / (df + 0.5))
    dl = counts.sum(axis=1, keepdims=True)
    W = idf * counts * (k1 + 1) / (counts + k1 * (1 - b + b * dl / dl.mean()))
    return W[:, query].sum(axis=1)
