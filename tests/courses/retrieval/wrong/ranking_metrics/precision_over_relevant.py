# what: precision divides by the number of relevant documents: it is the recall
def ranking_metrics(scores, relevance, k):
    order = np.argsort(scores)[::-1]
    g = relevance[order]
    hits = (g > 0).astype(int)
    R = hits.sum()
    if R == 0:
        return {"precision": 0.0, "ap": 0.0, "ndcg": 0.0}
    prec = hits[:k].sum() / R
    ap = sum(hits[r] * hits[:r + 1].sum() / (r + 1) for r in range(len(g))) / R
    d = 1 / np.log2(np.arange(k) + 2)
    dcg = (2.0 ** g[:k] - 1) @ d
    idcg = (2.0 ** np.sort(relevance)[::-1][:k] - 1) @ d
    return {"precision": prec, "ap": ap, "ndcg": dcg / idcg}
