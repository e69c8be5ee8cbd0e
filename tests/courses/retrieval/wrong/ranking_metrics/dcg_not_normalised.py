# what: the DCG is returned, not divided by the ideal one
def ranking_metrics(scores, relevance, k):
    order = np.argsort(-scores)
    rel = relevance[order]
    prec = np.count_nonzero(rel[:k]) / k
    found, ap = 0, 0.0
    for rank, r in enumerate(rel, start=1):
        if r > 0:
            found += 1
            ap += found / rank
    if found == 0:
        return {"precision": prec, "ap": 0.0, "ndcg": 0.0}
    dcg = sum((2.0 ** r - 1) / np.log2(i + 2) for i, r in enumerate(rel[:k]))
    return {"precision": prec, "ap": ap / found, "ndcg": dcg}
