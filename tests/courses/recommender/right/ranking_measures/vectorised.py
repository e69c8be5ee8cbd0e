# right: all users at once
def ranking_measures(scores, gain, k):
    pos = np.arange(1, k + 1)
    discount = 1.0 / np.log2(pos + 1)
    ranked = np.take_along_axis(gain, np.argsort(-scores, axis=1), axis=1)[:, :k]
    ideal = -np.sort(-gain, axis=1)[:, :k]
    total = (gain > 0).sum(axis=1)
    hits = ranked > 0
    s = (hits * np.cumsum(hits, axis=1) / pos).sum(axis=1)
    idcg = (2.0**ideal - 1) @ discount
    idcg[total == 0] = 1
    return hits.mean(axis=1), s / np.maximum(np.minimum(k, total), 1), (2.0**ranked - 1) @ discount / idcg
