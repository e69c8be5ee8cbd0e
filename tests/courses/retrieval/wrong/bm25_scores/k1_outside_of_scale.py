# what: missing parentheses: k1 multiplies 1 - b only, not the part with the length
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    length = np.sum(counts, axis=1)
    ratio = length / length.mean()
    scores = np.zeros(n)
    for term in query:
        f = counts[:, term]
        df = np.sum(f > 0)
        idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
        scores += idf * f * (k1 + 1) / (f + k1 * (1 - b) + b * ratio)
    return scores
