# what: the smallest score is ranked first
def ranking_metrics(scores, relevance, k):
    g = relevance[np.argsort(scores)]
    hits = g > 0
    p = hits[:k].sum() / k
    if hits.sum() == 0:
        return {"precision": p, "ap": 0.0, "ndcg": 0.0}
    ap = np.mean([hits[:r + 1].mean() for r in range(len(g)) if hits[r]])
    d = np.log2(np.arange(2, k + 2))
    dcg = np.sum((2.0 ** g[:k] - 1) / d)
    best = np.sum((2.0 ** np.sort(relevance)[::-1][:k] - 1) / d)
    return {"precision": p, "ap": ap, "ndcg": dcg / best}
