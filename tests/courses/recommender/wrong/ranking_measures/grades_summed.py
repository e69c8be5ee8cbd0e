# the grades are summed for the precision instead of counting the relevant items
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    discount = 1 / np.log2(ranks + 1)
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        top = gain[u, np.argsort(-scores[u])[:k]]
        hits = top > 0
        precision[u] = np.sum(top) / k
        ap[u] = np.sum(hits * np.cumsum(hits) / ranks) / min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = np.dot(2.0**top - 1, discount) / np.dot(2.0**ideal - 1, discount)
    return precision, ap, ndcg
