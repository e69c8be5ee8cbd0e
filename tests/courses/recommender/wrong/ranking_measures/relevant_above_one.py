# an item counts as relevant from grade 2 on among the first k
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        top = gain[u, np.argsort(-scores[u])[:k]]
        hits = top > 1
        precision[u] = hits.sum() / k
        ap[u] = np.sum(hits * hits.cumsum() / ranks) / min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        idcg = ((2.0**ideal - 1) / np.log2(ranks + 1)).sum()
        ndcg[u] = ((2.0**top - 1) / np.log2(ranks + 1)).sum() / idcg
    return precision, ap, ndcg
