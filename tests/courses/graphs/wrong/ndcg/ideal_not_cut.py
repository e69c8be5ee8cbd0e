# what: the ideal DCG is taken over all unseen items, not cut at k
def ndcg(scores, relevance, seen, k):
    def dcg_of(rel):
        return np.sum((2.0 ** rel - 1) / np.log2(np.arange(len(rel)) + 2))

    per_user = np.zeros(len(scores))
    relevant = []
    for u in range(len(scores)):
        free = ~seen[u]
        r = relevance[u][free][np.argsort(-scores[u][free])]
        best = dcg_of(np.sort(r)[::-1])
        if best > 0:
            per_user[u] = dcg_of(r[:k]) / best
            relevant.append(u)
    return (np.mean(per_user[relevant]) if relevant else 0.0), per_user
