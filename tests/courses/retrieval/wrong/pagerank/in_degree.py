# what: the columns are divided by the number of incoming links instead of the rows by the outgoing ones
def pagerank(links, damping, steps):
    n = links.shape[0]
    dangling = links.sum(axis=1) == 0
    indeg = links.sum(axis=0)
    M = links / np.where(indeg == 0, 1, indeg)
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (ranks @ M + ranks[dangling].sum() / n)
        changes[t] = np.sum(np.abs(new - ranks))
        ranks = new
    return ranks, changes
