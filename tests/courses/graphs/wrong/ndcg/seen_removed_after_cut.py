# what: the first k of all items are taken, and only then are the seen ones removed (the others move up)
def ndcg(scores, relevance, seen, k):
    users, items = scores.shape
    per_user = np.zeros(users)
    valid = np.zeros(users, dtype=bool)
    for u in range(users):
        top = np.argsort(-scores[u])[:k]
        top = [i for i in top if not seen[u, i]]
        dcg = sum((2.0 ** relevance[u, i] - 1) / np.log2(p + 2) for p, i in enumerate(top))
        best = sorted(relevance[u][~seen[u]], reverse=True)[:k]
        idcg = sum((2.0 ** r - 1) / np.log2(p + 2) for p, r in enumerate(best))
        if idcg > 0:
            valid[u] = True
            per_user[u] = dcg / idcg
    return (per_user[valid].mean() if valid.any() else 0.0), per_user
