# the discount is 1 / (1 + log2(rank)), not 1 / log2(rank + 1)
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    discount = 1 / (1 + np.log2(ranks))
    for u in range(n):
        number = (gain[u] > 0).sum()
        if number:
            top = gain[u][np.argsort(-scores[u])][:k]
            rel = np.where(top > 0, 1.0, 0.0)
            precision[u] = rel.mean()
            ap[u] = (rel * rel.cumsum() / ranks).sum() / min(number, k)
            perfect = np.flip(np.sort(gain[u]))[:k]
            ndcg[u] = discount @ (np.exp2(top) - 1) / (discount @ (np.exp2(perfect) - 1))
    return precision, ap, ndcg
