# what: the positions are not discounted
def ndcg(scores, relevance, seen, k):
    n = len(scores)
    out = np.zeros(n)
    ok = np.zeros(n, bool)
    for u in range(n):
        items = np.flatnonzero(seen[u] == False)
        g = 2.0 ** relevance[u][items] - 1
        top = np.argsort(-scores[u][items])[:k]
        dcg = g[top].sum()
        idcg = np.sort(g)[::-1][:k].sum()
        if idcg > 0:
            out[u] = dcg / idcg
            ok[u] = True
    return (out[ok].mean() if ok.any() else 0.0), out
