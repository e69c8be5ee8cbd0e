# what: the two 0.5 of the idf are left out (df at least one)
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    scale = 1 - b + b * length / np.mean(length)
    scores = np.zeros(n)
    for term in query:
        f = counts[:, term]
        df = max(np.sum(f > 0), 1)
        idf = np.log(1 + (n - df) / df)
        scores += idf * f * (k1 + 1) / (f + k1 * scale)
    return scores
