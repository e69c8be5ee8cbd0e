# what: the changes are Euclidean norms instead of sums of absolute values
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = np.sum(links, axis=1)
    dangling = out == 0
    M = links / np.where(dangling, 1, out)[:, None]
    ranks = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * (ranks @ M + ranks[dangling].sum() / n)
        changes[t] = np.linalg.norm(new - ranks)
        ranks = new
    return ranks, changes
