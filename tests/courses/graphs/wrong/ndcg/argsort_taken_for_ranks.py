# what: argsort's result is taken for the items' ranks: each item is discounted by log2(argsort + 2), and counts if that is below k
def ndcg(scores, relevance, seen, k):
    n = scores.shape[0]
    per_user, keep = np.zeros(n), []
    for u in range(n):
        sc = scores[u][~seen[u]]
        g = 2.0 ** relevance[u][~seen[u]] - 1
        rank = np.argsort(-sc)
        dcg = 0.0
        for item in range(len(sc)):
            if rank[item] < k:
                dcg += g[item] / np.log2(rank[item] + 2)
        best = np.sort(g)[::-1][:k]
        idcg = np.sum(best / np.log2(np.arange(len(best)) + 2))
        if idcg > 0:
            per_user[u] = dcg / idcg
            keep.append(per_user[u])
    return (np.mean(keep) if keep else 0.0), per_user
