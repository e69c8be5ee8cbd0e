# what: the discount is log2(p + 2) with p from 1: one position too late
def ndcg(scores, relevance, seen, k):
    res, valid = [], []
    for u in range(scores.shape[0]):
        idx = np.where(~seen[u])[0]
        ranked = idx[np.argsort(scores[u, idx])[::-1]][:k]
        ideal = np.sort(relevance[u, idx])[::-1][:k]
        pos = np.arange(1, len(ranked) + 1)
        disc = 1 / np.log2(pos + 2)
        dcg = ((2.0 ** relevance[u, ranked] - 1) * disc).sum()
        idcg = ((2.0 ** ideal - 1) * disc).sum()
        res.append(dcg / idcg if idcg > 0 else 0.0)
        if idcg > 0:
            valid.append(res[-1])
    return (np.mean(valid) if valid else 0.0), np.array(res)
