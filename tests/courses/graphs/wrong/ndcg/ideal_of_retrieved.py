# what: the ideal ranking sorts only the first k items of the ranking instead of all unseen ones
def ndcg(scores, relevance, seen, k):
    per_user = np.zeros(len(scores))
    counted = np.zeros(len(scores), bool)
    for u in range(len(scores)):
        items = np.flatnonzero(~seen[u])
        top = items[np.argsort(-scores[u, items])][:k]
        rel = 2.0 ** relevance[u, top] - 1
        logs = np.log2(np.arange(2, len(top) + 2))
        idcg = (np.sort(rel)[::-1] / logs).sum()
        if idcg > 0:
            per_user[u] = (rel / logs).sum() / idcg
            counted[u] = True
    return (per_user[counted].mean() if counted.any() else 0.0), per_user
