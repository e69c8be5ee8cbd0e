# what: the links are divided by the sums of the columns (what a page receives) instead of the rows
def pagerank(links, teleport, damping, steps):
    n = len(links)
    dangling = links.sum(axis=1) == 0
    col = links.sum(axis=0)
    col[col == 0] = 1
    P = links / col
    r = np.full(n, 1 / n)
    ranks, changes = [r], []
    for _ in range(steps):
        new = damping * (P.T @ r + r[dangling].sum() * teleport) + (1 - damping) * teleport
        changes.append(np.abs(new - r).sum())
        r = new
        ranks.append(r)
    return np.stack(ranks, axis=1), np.array(changes)
