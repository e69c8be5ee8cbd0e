# the scores' order is used the wrong way: the ranks of the first k items are taken as their places
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    discount = 1 / np.log2(ranks + 1)
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        place = np.argsort(np.argsort(-scores[u]))
        top = gain[u, place[:k]]
        hits = top > 0
        precision[u] = np.mean(hits)
        ap[u] = np.sum(hits * np.cumsum(hits) / ranks) / min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = np.sum((2.0**top - 1) * discount) / np.sum((2.0**ideal - 1) * discount)
    return precision, ap, ndcg
