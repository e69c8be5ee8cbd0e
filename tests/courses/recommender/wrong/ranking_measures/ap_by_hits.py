# average precision is divided by the number of hits among the first k
def ranking_measures(scores, gain, k):
    n = scores.shape[0]
    out = np.zeros((3, n))
    rank = np.arange(1, k + 1)
    w = 1 / np.log2(rank + 1)
    for u in range(n):
        g = gain[u, np.argsort(-scores[u])]
        if not np.any(g > 0):
            continue
        r = g[:k] > 0
        out[0, u] = r.sum() / k
        if r.sum() > 0:
            out[1, u] = np.sum((np.cumsum(r) / rank)[r]) / r.sum()
        ideal = np.sort(g)[::-1]
        out[2, u] = w @ (2.0 ** g[:k] - 1) / (w @ (2.0 ** ideal[:k] - 1))
    return out[0], out[1], out[2]
