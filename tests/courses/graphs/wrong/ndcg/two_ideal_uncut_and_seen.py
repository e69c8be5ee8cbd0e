# what: the ideal is not cut at k, and it is of all items, the seen ones included
def ndcg(scores, relevance, seen, k):
    per_user = np.zeros(len(scores))
    ok = np.zeros(len(scores), dtype=bool)
    for u in range(len(scores)):
        g = 2.0 ** relevance[u] - 1
        unseen = np.flatnonzero(~seen[u])
        top = unseen[np.argsort(-scores[u, unseen])][:k]
        dcg = np.sum(g[top] / np.log2(np.arange(len(top)) + 2))
        idcg = np.sum(np.sort(g)[::-1] / np.log2(np.arange(len(g)) + 2))
        if idcg > 0:
            per_user[u] = dcg / idcg
            ok[u] = True
    return (per_user[ok].mean() if ok.any() else 0.0), per_user
