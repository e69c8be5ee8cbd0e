# what: the length of the documents is left out: f + k1 below the line
def bm25_scores(counts, query, k1, b):
    N = counts.shape[0]
    s = np.zeros(N)
    for t in query:
        f = counts[:, t]
        df = np.count_nonzero(f)
        idf = np.log(1 + (N - df + 0.5) / (df + 0.5))
        s += idf * f * (k1 + 1) / (f + k1)
    return s
