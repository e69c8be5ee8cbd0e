# what: the NDCG is not cut at k
def ranking_metrics(scores, relevance, k):
    g = relevance[np.argsort(-scores)]
    hits = g > 0
    if hits.sum() == 0:
        return {"precision": 0.0, "ap": 0.0, "ndcg": 0.0}
    ranks = 1 + np.arange(g.size)
    ap = np.sum(hits * np.cumsum(hits) / ranks) / hits.sum()
    disc = np.log2(ranks + 1)
    ndcg = np.sum((2.0**g - 1) / disc) / np.sum((2.0 ** np.sort(g)[::-1] - 1) / disc)
    return {"precision": hits[:k].sum() / k, "ap": ap, "ndcg": ndcg}
