# what: the sizes of merged clusters are never added up
def upgma(D):
    n = D.shape[0]
    work = D.astype(float)
    np.fill_diagonal(work, np.inf)
    ids = list(range(n))
    sizes = np.ones(n)
    merges = np.zeros((n - 1, 2), dtype=int)
    heights = np.zeros(n - 1)
    lengths = np.zeros(2 * n - 1)
    level = np.zeros(2 * n - 1)
    for k in range(n - 1):
        i, j = np.unravel_index(np.argmin(work), work.shape)
        merges[k] = sorted((ids[i], ids[j]))
        heights[k] = work[i, j] / 2
        level[n + k] = heights[k]
        for c in merges[k]:
            lengths[c] = heights[k] - level[c]
        row = (sizes[i] * work[i] + sizes[j] * work[j]) / (sizes[i] + sizes[j])
        work[i, :] = row
        work[:, i] = row
        work[j, :] = np.inf
        work[:, j] = np.inf
        ids[i] = n + k
    return {"merges": merges, "heights": heights, "lengths": lengths}
