# what: users without relevant items get the NDCG 1 and count
def ndcg(scores, relevance, seen, k):
    result = []
    for u in range(scores.shape[0]):
        unseen = np.where(seen[u], False, True)
        rel = relevance[u, unseen]
        order = np.flip(np.argsort(scores[u, unseen]))
        n = min(k, len(rel))
        disc = np.log2(np.arange(2, n + 2))
        dcg = np.sum((2.0 ** rel[order[:n]] - 1) / disc)
        idcg = np.sum((2.0 ** np.flip(np.sort(rel))[:n] - 1) / disc)
        result.append(1.0 if idcg == 0 else dcg / idcg)
    return np.mean(result), np.array(result)
