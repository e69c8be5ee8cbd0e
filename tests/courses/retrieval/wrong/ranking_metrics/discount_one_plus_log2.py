# what: the discount is 1/(1 + log2(rank)) instead of 1/log2(rank + 1)
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    grades = relevance[order]
    hits = grades > 0
    precision = np.sum(hits[:k]) / k
    total = np.sum(hits)
    if total == 0:
        return {"precision": precision, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(1, len(grades) + 1)
    ap = np.sum(np.cumsum(hits) / ranks * hits) / total
    discount = 1 / (1 + np.log2(ranks[:k]))
    dcg = np.sum((2.0 ** grades[:k] - 1) * discount)
    ideal = np.sort(relevance)[::-1][:k]
    return {"precision": precision, "ap": ap, "ndcg": dcg / np.sum((2.0**ideal - 1) * discount)}
