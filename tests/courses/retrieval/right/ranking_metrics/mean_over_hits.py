# what: the average precision as a mean over the positions of the hits, natural logarithms in the NDCG
def ranking_metrics(scores, relevance, k):
    g = relevance[np.argsort(scores)[::-1]]
    where = np.flatnonzero(g)
    prec = np.mean(g[:k] > 0)
    if where.size == 0:
        return {"precision": prec, "ap": 0.0, "ndcg": 0.0}
    ap = np.mean(np.arange(1, where.size + 1) / (where + 1))
    d = np.log(np.arange(2, k + 2))
    gain = np.exp2(g) - 1
    return {"precision": prec, "ap": ap, "ndcg": np.sum(gain[:k] / d) / np.sum(np.sort(gain)[::-1][:k] / d)}
