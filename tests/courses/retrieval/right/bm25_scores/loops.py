# what: plain loops
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    avg = counts.sum() / n
    res = []
    for d in range(n):
        s = 0.0
        for t in query:
            f = counts[d, t]
            nt = np.count_nonzero(counts[:, t])
            s += np.log1p((n - nt + 0.5) / (nt + 0.5)) * f * (k1 + 1) / (f + k1 * (1 + b * (counts[d].sum() / avg - 1)))
        res.append(s)
    return np.array(res)
