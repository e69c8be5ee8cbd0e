# divided by the number of records minus one instead of by their number for the standard deviation in a bin
def turbulence_bins(u, edges):
    m = u.shape[1]
    avg = u.sum(axis=1) / m
    x = np.linspace(-(m - 1) / 2, (m - 1) / 2, m)
    k = u.dot(x) / x.dot(x)
    res = u - avg[:, np.newaxis] - k[:, np.newaxis] * x
    ti = np.std(res, axis=1, ddof=1) / avg
    which = np.digitize(avg, edges) - 1
    size = len(edges) - 1
    count = np.zeros(size, dtype=int)
    mean = np.zeros(size)
    rep = np.zeros(size)
    for i in range(size):
        mine = ti[which == i]
        count[i] = mine.size
        if mine.size == 1:
            mean[i] = rep[i] = mine[0]
        elif mine.size > 1:
            mean[i] = mine.mean()
            rep[i] = mean[i] + 1.28 * mine.std(ddof=1)
    return {"intensity": ti, "count": count, "mean": mean, "representative": rep}
