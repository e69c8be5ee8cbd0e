# what: the distance of clusters is the sum over members
def upgma(D):
    n = len(D)
    members = {i: [i] for i in range(n)}
    height = {i: 0.0 for i in range(n)}
    merges, heights = [], []
    lengths = np.zeros(2 * n - 1)
    for new in range(n, 2 * n - 1):
        best = np.inf
        for a in members:
            for b in members:
                if a < b:
                    d = np.sum(D[np.ix_(members[a], members[b])])
                    if d < best:
                        best, pair = d, (a, b)
        a, b = pair
        height[new] = best / 2
        lengths[a] = height[new] - height[a]
        lengths[b] = height[new] - height[b]
        members[new] = members.pop(a) + members.pop(b)
        merges.append([a, b])
        heights.append(height[new])
    return {"merges": np.array(merges), "heights": np.array(heights), "lengths": lengths}
