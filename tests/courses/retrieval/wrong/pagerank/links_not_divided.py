# what: the links are not divided by the number of links of a page
def pagerank(links, damping, steps):
    n = links.shape[0]
    dangling = links.sum(axis=1) == 0
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (links.T @ ranks + ranks[dangling].sum() / n)
        changes[t] = np.sum(np.abs(new - ranks))
        ranks = new
    return ranks, changes
