# the gains are the grades themselves, not 2**grade - 1
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    precision, ap, ndcg = np.zeros(n), np.zeros(n), np.zeros(n)
    pos = np.arange(1, k + 1)
    discount = 1.0 / np.log2(pos + 1)
    ranked = np.take_along_axis(gain, np.argsort(-scores, axis=1), axis=1)[:, :k]
    ideal = -np.sort(-gain, axis=1)[:, :k]
    total = (gain > 0).sum(axis=1)
    ok = total > 0
    hits = ranked > 0
    precision[ok] = hits.mean(axis=1)[ok]
    s = (hits * np.cumsum(hits, axis=1) / pos).sum(axis=1)
    ap[ok] = s[ok] / np.minimum(k, total)[ok]
    ndcg[ok] = (ranked @ discount)[ok] / (ideal @ discount)[ok]
    return precision, ap, ndcg
