# the ideal order is that of the first k items found, not of all items
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    disc = 1 / np.log2(np.arange(2, k + 2))
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        top = gain[u, np.argsort(-scores[u])[:k]]
        hits = top > 0
        precision[u] = hits.mean()
        ap[u] = np.sum(hits * np.cumsum(hits) / np.arange(1, k + 1)) / min(k, relevant)
        ideal = np.sort(top)[::-1]
        idcg = np.sum((2.0**ideal - 1) * disc)
        if idcg > 0:
            ndcg[u] = np.sum((2.0**top - 1) * disc) / idcg
    return precision, ap, ndcg
