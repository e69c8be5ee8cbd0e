# what: precision is the recall, and the ideal ranking is not turned around (worst first, guarded)
def ranking_metrics(scores, relevance, k):
    grades = relevance[np.argsort(-scores)]
    hits = grades > 0
    total = np.sum(hits)
    if total == 0:
        return {"precision": 0.0, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(1, len(grades) + 1)
    ap = np.sum(np.cumsum(hits) / ranks * hits) / total
    d = np.log2(ranks[:k] + 1)
    idcg = np.sum((2.0 ** np.sort(relevance)[:k] - 1) / d)
    dcg = np.sum((2.0 ** grades[:k] - 1) / d)
    return {"precision": np.sum(hits[:k]) / total, "ap": ap, "ndcg": dcg / idcg if idcg else 0.0}
