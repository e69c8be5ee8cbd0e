# what: terms that stand twice in the query count once
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    scale = 1 - b + b * length / np.mean(length)
    scores = np.zeros(n)
    for term in np.unique(query):
        f = counts[:, term]
        df = np.sum(f > 0)
        idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
        scores = scores + idf * f * (k1 + 1) / (f + k1 * scale)
    return scores
