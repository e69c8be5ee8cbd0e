# the gain is 2**grade, without minus 1
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    for u in range(n):
        ranking = np.argsort(-scores[u])[:k]
        top = gain[u, ranking]
        count = np.sum(gain[u] > 0)
        if count == 0:
            continue
        good = top > 0
        precision[u] = good.sum() / k
        ap[u] = np.sum([good[: j + 1].mean() for j in range(k) if good[j]]) / min(k, count)
        weights = np.log2(np.arange(2, k + 2))
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = np.sum(2.0**top / weights) / np.sum(2.0**ideal / weights)
    return precision, ap, ndcg
