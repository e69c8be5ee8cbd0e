# what: the idf has no one inside the logarithm, and so gets negative
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    df = (counts > 0).sum(axis=0)
    idf = np.log((n - df + 0.5) / (df + 0.5))
    dl = counts.sum(axis=1, keepdims=True)
    tf = counts * (k1 + 1) / (counts + k1 * (1 - b + b * dl / dl.mean()))
    return (tf * idf)[:, query].sum(axis=1)
