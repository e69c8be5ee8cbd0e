# two mistakes: average precision is divided by k, and the gains are squared grades
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    for u in range(n):
        if not (gain[u] > 0).any():
            continue
        top = gain[u, np.argsort(-scores[u])[:k]]
        hits = top > 0
        precision[u] = np.mean(hits)
        ap[u] = np.mean(hits * np.cumsum(hits) / ranks)
        ideal = np.sort(gain[u])[::-1][:k]
        ndcg[u] = np.sum(top**2 / np.log2(ranks + 1)) / np.sum(ideal**2 / np.log2(ranks + 1))
    return precision, ap, ndcg
