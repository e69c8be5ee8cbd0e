# DCG is returned without dividing by the ideal one
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    place = np.arange(1, k + 1)
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        best = np.argsort(-scores[u])[:k]
        good = gain[u, best] > 0
        precision[u] = good.sum() / k
        ap[u] = ((good.cumsum() / place) * good).sum() / min(k, relevant)
        ndcg[u] = ((2.0 ** gain[u, best] - 1) / np.log2(place + 1)).sum()
    return precision, ap, ndcg
