# what: the length of a document is the number of its different terms, not of all its words
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    L = (counts > 0).sum(axis=1)
    K = k1 * (1 - b + b * L / L.mean())
    F = counts[:, query]
    df = (F > 0).sum(axis=0)
    idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
    return (F * (k1 + 1) / (F + K[:, None])) @ idf
