# what: the gains are the grades themselves, not 2**grade - 1
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    grades = relevance[order]
    hits = grades > 0
    precision = np.mean(hits[:k])
    total = np.sum(hits)
    if total == 0:
        return {"precision": precision, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(1, len(grades) + 1)
    ap = np.sum(np.cumsum(hits) / ranks * hits) / total
    discount = 1 / np.log2(ranks[:k] + 1)
    dcg = np.sum(grades[:k] * discount)
    idcg = np.sum(np.sort(relevance)[::-1][:k] * discount)
    return {"precision": precision, "ap": ap, "ndcg": dcg / idcg}
