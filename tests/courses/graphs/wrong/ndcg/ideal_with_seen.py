# what: the ideal ranking is of all items, the seen ones included
def ndcg(scores, relevance, seen, k):
    U, I = scores.shape
    s = scores.copy()
    s[seen] = -np.inf
    disc = 1 / np.log2(np.arange(1, I + 1) + 1)
    ndcgs = np.zeros(U)
    count = 0
    for u in range(U):
        ranked = [i for i in np.argsort(-s[u]) if not seen[u, i]][:k]
        dcg = sum((2.0 ** relevance[u, i] - 1) * disc[p] for p, i in enumerate(ranked))
        ideal = np.sort(relevance[u])[::-1][:k]
        idcg = np.sum((2.0 ** ideal - 1) * disc[:len(ideal)])
        if idcg > 0:
            ndcgs[u] = dcg / idcg
            count += 1
    return (ndcgs.sum() / count if count else 0.0), ndcgs
