# the discounts begin at rank 2: log2(rank + 2)
def ranking_measures(scores, gain, k):
    n, m = scores.shape
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    for u in range(n):
        relevant = int((gain[u] > 0).sum())
        if relevant == 0:
            continue
        order = np.argsort(-scores[u])[:k]
        ideal = np.sort(gain[u])[::-1][:k]
        found, dcg, idcg = 0, 0.0, 0.0
        for r in range(1, k + 1):
            g = gain[u, order[r - 1]]
            if g > 0:
                found += 1
                ap[u] += found / r
            dcg += (2.0**g - 1) / np.log2(r + 2)
            idcg += (2.0 ** ideal[r - 1] - 1) / np.log2(r + 2)
        precision[u] = found / k
        ap[u] = ap[u] / min(k, relevant)
        ndcg[u] = dcg / idcg
    return precision, ap, ndcg
