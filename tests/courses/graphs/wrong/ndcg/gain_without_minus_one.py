# what: the gain is 2^relevance, without the - 1 (users without relevant items are still left out)
def ndcg(scores, relevance, seen, k):
    per_user = np.zeros(len(scores))
    has = np.array([relevance[u][~seen[u]].max(initial=0) > 0 for u in range(len(scores))])
    for u in np.flatnonzero(has):
        i = np.flatnonzero(~seen[u])
        n = min(k, len(i))
        disc = np.log2(np.arange(n) + 2)
        g = 2.0 ** relevance[u, i]
        dcg = (g[np.argsort(-scores[u, i])][:n] / disc).sum()
        per_user[u] = dcg / (np.sort(g)[::-1][:n] / disc).sum()
    return (per_user[has].mean() if has.any() else 0.0), per_user
