# divides the hits by the number of relevant items: that is recall
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    discount = 1 / np.log2(np.arange(1, k + 1) + 1)
    for u in range(n):
        rel = gain[u] > 0
        R = rel.sum()
        if R == 0:
            continue
        order = np.argsort(-scores[u])[:k]
        h = rel[order]
        precision[u] = h.sum() / R
        running = np.cumsum(h) / np.arange(1, k + 1)
        ap[u] = running[h].sum() / min(k, R)
        g = 2.0 ** gain[u] - 1
        ndcg[u] = (g[order] * discount).sum() / (np.sort(g)[::-1][:k] * discount).sum()
    return precision, ap, ndcg
