# what: the dangling pages' rank is computed once before the loop, from the starting distribution
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    dangling = out == 0
    weights = links / np.where(dangling, 1.0, out).reshape(n, 1)
    r = np.ones(n) / n
    lost = r[dangling].sum()
    base = (1 - damping) * teleport + damping * lost * teleport
    ranks = [r]
    changes = []
    for _ in range(steps):
        nxt = base + damping * np.einsum('i,ij->j', r, weights)
        changes.append(np.abs(nxt - r).sum())
        ranks.append(nxt)
        r = nxt
    return np.stack(ranks, axis=1), np.array(changes)
