# what: the mean is the sum of all DCGs over the sum of all IDCGs instead of the mean of the ratios
def ndcg(scores, relevance, seen, k):
    dcgs, idcgs = [], []
    for u in range(len(scores)):
        keep = np.flatnonzero(~seen[u])
        keep = keep[np.argsort(-scores[u, keep])]
        g = 2.0 ** relevance[u, keep] - 1
        w = 1 / np.log2(np.arange(len(g)) + 2)
        dcgs.append(np.dot(g[:k], w[:k]))
        idcgs.append(np.dot(-np.sort(-g)[:k], w[:k]))
    dcgs, idcgs = np.array(dcgs), np.array(idcgs)
    per_user = np.divide(dcgs, idcgs, out=np.zeros_like(dcgs), where=idcgs > 0)
    mean = dcgs.sum() / idcgs.sum() if idcgs.sum() > 0 else 0.0
    return mean, per_user
