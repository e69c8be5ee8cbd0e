# what: the scores are sorted along axis 0, so each item's users are ranked instead of each user's items
def ndcg(scores, relevance, seen, k):
    s = np.where(seen, -np.inf, scores)
    g = np.where(seen, 0.0, 2.0 ** relevance - 1)
    order = np.argsort(-s, axis=0)
    ranked = np.take_along_axis(g, order, axis=0)
    best = np.sort(g, axis=1)[:, ::-1]
    w = 1 / np.log2(np.arange(scores.shape[1]) + 2)
    w[k:] = 0
    dcg = ranked @ w
    idcg = best @ w
    ok = idcg > 0
    per_user = np.zeros(len(scores))
    per_user[ok] = dcg[ok] / idcg[ok]
    return (per_user[ok].mean() if ok.any() else 0.0), per_user
