# what: the ideal DCG runs over all documents, the DCG over the first k
def ranking_metrics(scores, relevance, k):
    g = relevance[np.argsort(-scores)]
    hits = g > 0
    if hits.sum() == 0:
        return {"precision": 0.0, "ap": 0.0, "ndcg": 0.0}
    ranks = 1 + np.arange(g.size)
    ap = np.sum(hits * np.cumsum(hits) / ranks) / hits.sum()
    disc = np.log2(ranks + 1)
    ndcg = np.sum((2.0 ** g[:k] - 1) / disc[:k]) / np.sum((2.0 ** np.sort(g)[::-1] - 1) / disc)
    return {"precision": hits[:k].sum() / k, "ap": ap, "ndcg": ndcg}
