# what: each distance is weighted with the other cluster's size
def upgma(D):
    n = D.shape[0]
    dist = D.astype(float)
    np.fill_diagonal(dist, np.inf)
    ids = list(range(n))
    sizes = np.ones(n)
    merges = np.zeros((n - 1, 2), dtype=int)
    hts = np.zeros(n - 1)
    lengths = np.zeros(2 * n - 1)
    level = np.zeros(2 * n - 1)
    for k in range(n - 1):
        i, j = np.unravel_index(np.argmin(dist), dist.shape)
        merges[k] = sorted((ids[i], ids[j]))
        hts[k] = dist[i, j] / 2
        level[n + k] = hts[k]
        for c in merges[k]:
            lengths[c] = hts[k] - level[c]
        row = (sizes[j] * dist[i] + sizes[i] * dist[j]) / (sizes[i] + sizes[j])
        dist[i, :] = row
        dist[:, i] = row
        dist[j, :] = np.inf
        dist[:, j] = np.inf
        sizes[i] += sizes[j]
        ids[i] = n + k
    return {"merges": merges, "heights": hts, "lengths": lengths}
