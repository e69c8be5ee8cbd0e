# what: k1 instead of k1 + 1 above the line
def bm25_scores(counts, query, k1, b):
    n, m = counts.shape
    length = counts.sum(1)
    avg = length.sum() / n
    out = np.zeros(n)
    for d in range(n):
        for t in query:
            df = sum(1 for e in range(n) if counts[e, t] > 0)
            idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
            f = counts[d, t]
            out[d] += idf * f * k1 / (f + k1 * (1 - b + b * length[d] / avg))
    return out
