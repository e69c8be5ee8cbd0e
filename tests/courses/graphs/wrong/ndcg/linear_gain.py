# what: the gain is the relevance itself instead of 2^relevance - 1
def ndcg(scores, relevance, seen, k):
    per_user = []
    weights = []
    for s, rel, mask in zip(scores, relevance, seen):
        s = s[~mask]
        rel = rel[~mask]
        order = np.argsort(s)[::-1]
        dcg = 0.0
        idcg = 0.0
        best = sorted(rel, reverse=True)
        for pos in range(min(k, len(s))):
            dcg += rel[order[pos]] / np.log2(pos + 2)
            idcg += best[pos] / np.log2(pos + 2)
        weights.append(idcg > 0)
        per_user.append(dcg / idcg if idcg > 0 else 0.0)
    per_user = np.array(per_user)
    mean = per_user.sum() / sum(weights) if any(weights) else 0.0
    return mean, per_user
