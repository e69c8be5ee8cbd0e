# what: mean length over length instead of length over mean length
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    avgdl = length.mean()
    result = np.zeros(n)
    for term in query:
        tf = counts[:, term]
        nt = (tf > 0).sum()
        idf = np.log((n - nt + 0.5) / (nt + 0.5) + 1)
        result += idf * (tf * (k1 + 1)) / (tf + k1 * (1 - b + b * avgdl / length))
    return result
