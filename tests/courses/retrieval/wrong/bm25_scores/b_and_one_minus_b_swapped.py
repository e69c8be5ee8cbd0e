# what: b and 1 - b are exchanged in the length factor
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    L = counts.sum(axis=1)
    K = k1 * (b + (1 - b) * L / L.mean())
    scores = np.zeros(n)
    for t in query:
        f = counts[:, t]
        df = (f > 0).sum()
        scores += np.log(1 + (n - df + 0.5) / (df + 0.5)) * f * (k1 + 1) / (f + K)
    return scores
