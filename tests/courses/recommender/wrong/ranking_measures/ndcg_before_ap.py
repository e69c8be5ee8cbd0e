# ndcg is returned before ap
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    prec, avg, nd = np.zeros(n), np.zeros(n), np.zeros(n)
    ranks = np.arange(1, k + 1)
    for u in range(n):
        relevant = np.sum(gain[u] > 0)
        if relevant == 0:
            continue
        ordered = gain[u, np.argsort(-scores[u])]
        top = ordered[:k]
        hits = top > 0
        prec[u] = np.mean(hits)
        avg[u] = np.sum(np.cumsum(hits)[hits] / ranks[hits]) / min(k, relevant)
        ideal = np.sort(gain[u])[::-1][:k]
        nd[u] = np.sum((2.0**top - 1) / np.log2(ranks + 1)) / np.sum((2.0**ideal - 1) / np.log2(ranks + 1))
    return prec, nd, avg
