# what: precision and average precision sum the grades instead of counting what is relevant
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    grades = relevance[order]
    total = np.sum(grades > 0)
    precision = np.sum(grades[:k]) / k
    if total == 0:
        return {"precision": precision, "ap": 0.0, "ndcg": 0.0}
    ranks = np.arange(1, len(grades) + 1)
    ap = np.sum(np.cumsum(grades) / ranks * (grades > 0)) / total
    discount = 1 / np.log2(ranks[:k] + 1)
    dcg = np.sum((2.0 ** grades[:k] - 1) * discount)
    ideal = np.sort(relevance)[::-1][:k]
    return {"precision": precision, "ap": ap, "ndcg": dcg / np.sum((2.0**ideal - 1) * discount)}
