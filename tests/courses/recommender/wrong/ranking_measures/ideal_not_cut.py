# the ideal DCG runs over all items, not only the first k
def ranking_measures(scores, gain, k):
    n, m = scores.shape
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    discount = 1 / np.log2(np.arange(m) + 2)
    G = 2.0**gain - 1
    for u in range(n):
        n_rel = np.count_nonzero(gain[u] > 0)
        if n_rel == 0:
            continue
        idx = np.argsort(-scores[u])[:k]
        h = (gain[u, idx] > 0).astype(int)
        precision[u] = h.mean()
        ap[u] = (h * h.cumsum() / np.arange(1, k + 1)).sum() / min(k, n_rel)
        ndcg[u] = G[u, idx] @ discount[:k] / (np.sort(G[u])[::-1] @ discount)
    return precision, ap, ndcg
