# what: seen items are ranked as well, in the DCG and in the ideal
def ndcg(scores, relevance, seen, k):
    gains = 2.0 ** relevance - 1
    order = np.argsort(-scores, axis=1)
    k = min(k, scores.shape[1])
    disc = np.log2(np.arange(2, k + 2))
    dcg = (np.take_along_axis(gains, order, 1)[:, :k] / disc).sum(axis=1)
    idcg = (np.sort(gains, axis=1)[:, ::-1][:, :k] / disc).sum(axis=1)
    ok = idcg > 0
    per_user = np.where(ok, dcg / np.where(ok, idcg, 1), 0)
    return (per_user[ok].mean() if ok.any() else 0.0), per_user
