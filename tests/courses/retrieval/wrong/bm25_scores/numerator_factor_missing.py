# what: the factor k1 + 1 is left out
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    L = counts.sum(1)
    K = k1 * (1 - b + b * L / L.mean())
    F = counts[:, query]
    df = (F > 0).sum(axis=0)
    idf = np.log(1 + (n - df + 0.5) / (df + 0.5))
    return (idf * F / (F + K[:, None])).sum(axis=1)
