# what: per_user leaves out the users who do not count, so it is too short
def ndcg(scores, relevance, seen, k):
    vals = []
    for u in range(len(scores)):
        ids = np.flatnonzero(~seen[u])
        g = 2.0 ** relevance[u, ids] - 1
        disc = 1 / np.log2(np.arange(len(ids)) + 2)
        idcg = np.sum((np.sort(g)[::-1] * disc)[:k])
        if idcg == 0:
            continue
        vals.append(np.sum((g[np.argsort(-scores[u, ids])] * disc)[:k]) / idcg)
    return (float(np.mean(vals)) if vals else 0.0), np.array(vals)
