# what: the sum of precisions is divided by the number of documents, not of relevant ones
def ranking_metrics(scores, relevance, k):
    n = len(scores)
    order = np.argsort(-scores)
    rel = relevance[order]
    prec = np.count_nonzero(rel[:k]) / k
    found, ap = 0, 0.0
    for i in range(n):
        if rel[i] > 0:
            found += 1
            ap += found / (i + 1)
    if found == 0:
        return {"precision": prec, "ap": 0.0, "ndcg": 0.0}
    d = np.log2(np.arange(2, k + 2))
    ndcg = np.sum((2.0 ** rel[:k] - 1) / d) / np.sum((2.0 ** np.sort(rel)[::-1][:k] - 1) / d)
    return {"precision": prec, "ap": ap / n, "ndcg": ndcg}
