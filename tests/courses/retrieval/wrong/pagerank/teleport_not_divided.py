# what: the teleport is 1 - damping without the division by n
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = np.sum(links, axis=1)
    dangling = out == 0
    M = links / np.where(dangling, 1, out)[:, None]
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        lost = np.sum(ranks[dangling])
        new = (1 - damping) + damping * (ranks @ M + lost / n)
        changes[t] = np.sum(np.abs(new - ranks))
        ranks = new
    return ranks, changes
