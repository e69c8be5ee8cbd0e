def ndcg(scores, relevance, seen, k):
    n_users, n_items = scores.shape
    s = np.where(seen, -np.inf, scores)
    g = np.where(seen, 0, 2 ** relevance - 1).astype(float)
    top = np.argsort(-s, axis=1)[:, :k]
    w = 1 / np.log2(np.arange(2, 2 + top.shape[1]))
    dcg = (np.take_along_axis(g, top, axis=1) * w).sum(axis=1)
    best = -np.sort(-g, axis=1)[:, :k]
    idcg = (best * w).sum(axis=1)
    per_user = np.divide(dcg, idcg, out=np.zeros(n_users), where=idcg > 0)
    mean = per_user[idcg > 0].mean() if (idcg > 0).any() else 0.0
    return mean, per_user
