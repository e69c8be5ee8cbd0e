# what: the gain is 2**grade without the minus one
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    g = relevance[order]
    rel = g > 0
    if not rel.any():
        return {"precision": 0.0, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(1, len(g) + 1)
    ap = (np.cumsum(rel) / ranks)[rel].mean()
    disc = np.log2(1 + ranks[:k])
    gain = lambda x: np.sum(2.0 ** x[:k] / disc)
    return {"precision": rel[:k].mean(), "ap": ap, "ndcg": gain(g) / gain(np.sort(relevance)[::-1])}
