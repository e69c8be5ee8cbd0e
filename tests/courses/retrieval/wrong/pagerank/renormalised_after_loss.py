# what: dangling ranks are lost, and the ranks are divided by their sum after each step instead
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = np.sum(links, axis=1)
    M = links / np.where(out == 0, 1, out)[:, None]
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (ranks @ M)
        new /= new.sum()
        changes[t] = np.sum(np.abs(new - ranks))
        ranks = new
    return ranks, changes
