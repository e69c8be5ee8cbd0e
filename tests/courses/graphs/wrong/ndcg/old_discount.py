# what: the older discount: 1 for the first two positions, then log2(p), instead of log2(p + 1)
def ndcg(scores, relevance, seen, k):
    def dcg(rels):
        g = 2.0 ** np.asarray(rels, dtype=float) - 1
        if len(g) == 0:
            return 0.0
        return g[0] + np.sum(g[1:] / np.log2(np.arange(2, len(g) + 1)))

    vals, flags = [], []
    for u in range(len(scores)):
        rel = relevance[u, ~seen[u]]
        top = rel[np.argsort(scores[u, ~seen[u]])[::-1]]
        best = dcg(np.sort(rel)[::-1][:k])
        vals.append(dcg(top[:k]) / best if best > 0 else 0.0)
        flags.append(best > 0)
    vals, flags = np.array(vals), np.array(flags)
    return (vals[flags].mean() if flags.any() else 0.0), vals
