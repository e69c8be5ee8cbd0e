# what: the loop begins at 1, so one step is missing and the first change stays zero
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = np.sum(links, axis=1)
    dangling = out == 0
    M = links / np.where(dangling, 1, out)[:, None]
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(1, steps):
        lost = np.sum(ranks[dangling])
        new = (1 - damping) / n + damping * (ranks @ M + lost / n)
        changes[t] = np.sum(np.abs(new - ranks))
        ranks = new
    return ranks, changes
