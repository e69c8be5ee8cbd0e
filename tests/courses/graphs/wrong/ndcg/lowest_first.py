# what: the items are ranked with the lowest score first
def ndcg(scores, relevance, seen, k):
    users = scores.shape[0]
    per_user = np.zeros(users)
    has = np.zeros(users, dtype=bool)
    for u in range(users):
        cand = [i for i in range(scores.shape[1]) if not seen[u, i]]
        gain = np.array([2.0 ** relevance[u, i] - 1 for i in cand])
        sc = scores[u, cand]
        ranking = np.argsort(sc)
        disc = 1 / np.log2(2 + np.arange(len(cand)))
        dcg = np.sum(gain[ranking][:k] * disc[:k])
        idcg = np.sum(np.sort(gain)[::-1][:k] * disc[:k])
        if idcg != 0:
            per_user[u], has[u] = dcg / idcg, True
    return (per_user[has].mean() if has.any() else 0.0), per_user
