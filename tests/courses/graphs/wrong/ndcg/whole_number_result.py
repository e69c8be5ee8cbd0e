# what: per_user is made with zeros_like(relevance), an array of whole numbers, so each NDCG below 1 is cut to 0
def ndcg(scores, relevance, seen, k):
    per_user = np.zeros_like(relevance[:, 0])
    idcgs = np.zeros(len(scores))
    for u, (s, r, m) in enumerate(zip(scores, relevance, seen)):
        s, g = s[~m], 2.0 ** r[~m] - 1
        n = min(k, len(g))
        d = np.log2(np.arange(n) + 2)
        idcgs[u] = (np.sort(g)[::-1][:n] / d).sum()
        if idcgs[u] > 0:
            per_user[u] = (g[np.argsort(-s)][:n] / d).sum() / idcgs[u]
    ok = idcgs > 0
    return (per_user[ok].mean() if ok.any() else 0.0), per_user.astype(float)
