# what: the idf of the first exercise, log((1 + n)/(1 + df)) + 1, instead of that of BM25
def bm25_scores(counts, query, k1, b):
    idf = tfidf_weights(counts)[1]
    length = np.sum(counts, axis=1)
    scale = 1 - b + b * length / np.mean(length)
    scores = np.zeros(len(counts))
    for t in query:
        f = counts[:, t]
        scores = scores + idf[t] * f * (k1 + 1) / (f + k1 * scale)
    return scores
