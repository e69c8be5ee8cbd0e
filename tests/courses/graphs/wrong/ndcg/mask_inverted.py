# what: the seen items are ranked and the unseen ones left out
def ndcg(scores, relevance, seen, k):
    per_user = np.zeros(len(scores))
    ok = []
    for u in range(len(scores)):
        s, r = scores[u][seen[u]], relevance[u][seen[u]]
        r = r[np.argsort(-s)]
        best = np.sort(r)[::-1]
        disc = np.log2(np.arange(len(r)) + 2)
        dcg = ((2.0 ** r - 1) / disc)[:k].sum()
        idcg = ((2.0 ** best - 1) / disc)[:k].sum()
        if idcg > 0:
            per_user[u] = dcg / idcg
            ok.append(u)
    return (per_user[ok].mean() if ok else 0.0), per_user
