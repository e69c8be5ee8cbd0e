# the ideal order begins with the worst items
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(k) + 1
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        top = gain[u, np.argsort(-scores[u])[:k]]
        hits = (top > 0) * 1
        precision[u] = hits.sum() / k
        ap[u] = hits @ (np.cumsum(hits) / ranks) / min(k, relevant)
        ideal = np.sort(gain[u])[-k:]
        dcg = np.sum((2.0**top - 1) / np.log2(1 + ranks))
        idcg = np.sum((2.0**ideal - 1) / np.log2(1 + ranks))
        ndcg[u] = dcg / idcg
    return precision, ap, ndcg
