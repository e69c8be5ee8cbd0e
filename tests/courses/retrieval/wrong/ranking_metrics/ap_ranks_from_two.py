# what: the precision at a hit is divided by the rank plus one more (index counted from 2)
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    grades = relevance[order]
    hits = grades > 0
    precision = np.sum(hits[:k]) / k
    total = np.sum(hits)
    if total == 0:
        return {"precision": precision, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(2, len(grades) + 2)
    ap = np.sum(np.cumsum(hits) / ranks * hits) / total
    discount = 1 / np.log2(ranks[:k])
    dcg = np.sum((2.0 ** grades[:k] - 1) * discount)
    idcg = np.sum((2.0 ** np.sort(relevance)[::-1][:k] - 1) * discount)
    return {"precision": precision, "ap": ap, "ndcg": dcg / idcg}
