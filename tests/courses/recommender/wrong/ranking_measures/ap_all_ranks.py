# the precisions are summed over all ranks, not only those of relevant items
def ranking_measures(scores, gain, k):
    n, m = scores.shape
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    j = np.arange(1, k + 1)
    for u in range(n):
        relevant = np.count_nonzero(gain[u])
        if relevant == 0:
            continue
        idx = np.argsort(scores[u])[::-1][:k]
        hit = gain[u, idx] > 0
        prec_at = np.cumsum(hit) / j
        precision[u] = prec_at[-1]
        ap[u] = prec_at.sum() / min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = np.sum((2.0 ** gain[u, idx] - 1) / np.log2(j + 1)) / np.sum((2.0**ideal - 1) / np.log2(j + 1))
    return precision, ap, ndcg
