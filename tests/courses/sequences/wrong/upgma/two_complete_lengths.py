# what: complete linkage, and the heights of the children are not subtracted
def upgma(D):
    n = len(D)
    clusters = {i: [i] for i in range(n)}
    height = {i: 0.0 for i in range(n)}
    merges, hts = [], []
    lengths = np.zeros(2 * n - 1)
    for new in range(n, 2 * n - 1):
        arg = np.inf
        for a in clusters:
            for b in clusters:
                if a < b:
                    d = np.max(D[np.ix_(clusters[a], clusters[b])])
                    if d < arg:
                        arg, pair = d, (a, b)
        a, b = pair
        height[new] = arg / 2
        lengths[a] = height[new]
        lengths[b] = height[new]
        clusters[new] = clusters.pop(a) + clusters.pop(b)
        merges.append([a, b])
        hts.append(height[new])
    return {"merges": np.array(merges), "heights": np.array(hts), "lengths": lengths}
