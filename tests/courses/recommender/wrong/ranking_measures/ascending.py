# the items with the lowest scores come first
def ranking_measures(scores, gain, k):
    n, m = scores.shape
    p, ap, nd = np.zeros(n), np.zeros(n), np.zeros(n)
    disc = np.log2(np.arange(k) + 2)
    for u in range(n):
        order = np.argsort(scores[u])
        top = gain[u][order][:k]
        n_rel = (gain[u] > 0).sum()
        if n_rel == 0:
            continue
        h = (top > 0).astype(float)
        p[u] = h.sum() / k
        ap[u] = (h * np.cumsum(h) / np.arange(1, k + 1)).sum() / min(k, n_rel)
        best = -np.sort(-gain[u])[:k]
        nd[u] = ((2.0**top - 1) / disc).sum() / ((2.0**best - 1) / disc).sum()
    return p, ap, nd
