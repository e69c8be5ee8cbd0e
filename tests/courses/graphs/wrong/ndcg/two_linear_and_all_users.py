# what: the gain is the relevance itself, and the mean is over all users
def ndcg(scores, relevance, seen, k):
    out = np.zeros(len(scores))
    for u in range(len(scores)):
        i = np.flatnonzero(~seen[u])
        r = relevance[u, i].astype(float)
        n = min(k, i.size)
        w = 1 / np.log2(np.arange(n) + 2)
        best = np.sort(r)[::-1][:n] @ w
        if best > 0:
            out[u] = r[np.argsort(-scores[u, i])[:n]] @ w / best
    return np.mean(out), out
