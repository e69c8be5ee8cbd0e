# average precision is divided by the number of relevant items, not by min(k, ...)
def ranking_measures(scores, gain, k):
    n = len(scores)
    precision = np.zeros(n)
    ap = np.zeros(n)
    ndcg = np.zeros(n)
    for u in range(n):
        rel_total = int(np.sum(gain[u] > 0))
        if rel_total == 0:
            continue
        order = np.argsort(-scores[u])[:k]
        hits = 0
        dcg = idcg = 0.0
        ideal = sorted(gain[u], reverse=True)
        for j, i in enumerate(order):
            if gain[u, i] > 0:
                hits += 1
                ap[u] += hits / (j + 1)
            dcg += (2.0 ** gain[u, i] - 1) / np.log2(j + 2)
            idcg += (2.0 ** ideal[j] - 1) / np.log2(j + 2)
        precision[u] = hits / k
        ap[u] /= rel_total
        ndcg[u] = dcg / idcg
    return precision, ap, ndcg
