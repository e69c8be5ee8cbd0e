# right: plain Python
def ranking_measures(scores, gain, k):
    n, m = scores.shape
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    for u in range(n):
        relevant = int((gain[u] > 0).sum())
        if relevant == 0:
            continue
        order = sorted(range(m), key=lambda i: scores[u, i], reverse=True)
        found, total, dcg = 0, 0.0, 0.0
        for rank, i in enumerate(order[:k], start=1):
            if gain[u, i] > 0:
                found += 1
                total += found / rank
            dcg += (2.0 ** gain[u, i] - 1) / np.log2(rank + 1)
        best = sorted(gain[u].tolist(), reverse=True)[:k]
        idcg = sum((2.0**g - 1) / np.log2(r + 1) for r, g in enumerate(best, start=1))
        precision[u] = found / k
        ap[u] = total / min(k, relevant)
        ndcg[u] = dcg / idcg
    return precision, ap, ndcg
