# what: one loop over the ranks
def ranking_metrics(scores, relevance, k):
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    found = ap = dcg = at_k = 0
    for r, i in enumerate(order, 1):
        g = int(relevance[i])
        if g > 0:
            found += 1
            ap += found / r
            if r <= k:
                at_k += 1
        if r <= k:
            dcg += (2**g - 1) / np.log2(r + 1)
    idcg = sum((2 ** int(g) - 1) / np.log2(r + 2) for r, g in enumerate(sorted(relevance, reverse=True)[:k]))
    return {"precision": at_k / k, "ap": ap / found if found else 0.0, "ndcg": dcg / idcg if idcg > 0 else 0.0}
