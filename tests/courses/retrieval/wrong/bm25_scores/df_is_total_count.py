# what: df is the number of all occurrences of the term, not of the documents (max with 0 in the logarithm)
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    scale = 1 - b + b * length / np.mean(length)
    scores = np.zeros(n)
    for term in query:
        f = counts[:, term]
        df = np.sum(f)
        idf = np.log(1 + np.maximum((n - df + 0.5) / (df + 0.5), 0))
        scores = scores + idf * f * (k1 + 1) / (f + k1 * scale)
    return scores
