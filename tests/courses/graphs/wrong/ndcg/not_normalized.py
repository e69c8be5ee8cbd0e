# what: the DCG is returned, not divided by the ideal one
def ndcg(scores, relevance, seen, k):
    n = len(scores)
    per_user = np.zeros(n)
    counts = np.zeros(n, dtype=bool)
    for u in range(n):
        rel = relevance[u, ~seen[u]]
        ranked = rel[np.argsort(-scores[u, ~seen[u]])][:k]
        per_user[u] = np.sum((2.0 ** ranked - 1) / np.log2(np.arange(len(ranked)) + 2))
        counts[u] = rel.any()
    mean = per_user[counts].mean() if counts.any() else 0.0
    return mean, per_user
