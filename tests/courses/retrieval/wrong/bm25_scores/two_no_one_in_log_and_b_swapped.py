# what: no one inside the logarithm, and b and 1 - b exchanged
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    scale = b + (1 - b) * length / np.mean(length)
    scores = np.zeros(n)
    for term in query:
        f = counts[:, term]
        df = np.sum(f > 0)
        idf = np.log((n - df + 0.5) / (df + 0.5))
        scores = scores + idf * f * (k1 + 1) / (f + k1 * scale)
    return scores
