# what: dangling ranks are lost, and the changes are sums of squares
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = np.sum(links, axis=1)
    M = links / np.where(out == 0, 1, out)[:, None]
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (ranks @ M)
        changes[t] = np.sum((new - ranks) ** 2)
        ranks = new
    return ranks, changes
