# what: the mean is over all users, those without relevant items included
def ndcg(scores, relevance, seen, k):
    vals = []
    for u in range(len(scores)):
        m = np.logical_not(seen[u])
        r, s = relevance[u, m], scores[u, m]
        n = min(k, m.sum())
        d = 1.0 / np.log2(np.arange(n) + 2)
        got = (2.0 ** r[np.argsort(s)[::-1][:n]] - 1) @ d
        best = (2.0 ** np.sort(r)[::-1][:n] - 1) @ d
        vals.append(got / best if best else 0.0)
    vals = np.array(vals)
    return vals.mean(), vals
