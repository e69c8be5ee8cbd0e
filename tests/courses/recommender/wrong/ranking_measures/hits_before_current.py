# the running count of hits is read before the current hit is added
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    disc = 1 / np.log2(np.arange(k) + 2.0)
    for u in range(n):
        relevant = (gain[u] > 0).sum()
        if relevant == 0:
            continue
        order = np.argsort(-scores[u])[:k]
        hits = 0
        for j in range(k):
            if gain[u, order[j]] > 0:
                ap[u] += hits / (j + 1)
                hits += 1
        precision[u] = hits / k
        ap[u] /= min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = disc @ (2.0 ** gain[u, order] - 1) / (disc @ (2.0**ideal - 1))
    return precision, ap, ndcg
