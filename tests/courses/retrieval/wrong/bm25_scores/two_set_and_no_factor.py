# what: repeated terms count once, and the factor k1 + 1 is missing
def bm25_scores(counts, query, k1, b):
    n = counts.shape[0]
    L = counts.sum(axis=1)
    s = np.zeros(n)
    for t in set(query.tolist()):
        f = counts[:, t]
        df = (f > 0).sum()
        s += np.log(1 + (n - df + 0.5) / (df + 0.5)) * f / (f + k1 * (1 - b + b * L / L.mean()))
    return s
