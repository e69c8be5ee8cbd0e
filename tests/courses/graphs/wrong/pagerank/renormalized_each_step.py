# what: dangling pages are ignored and each step's vector is divided by its sum instead
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    s = links.sum(axis=1)
    s[s == 0] = 1
    M = (links / s[:, None]).T
    r = np.ones(n) / n
    ranks = [r]
    changes = []
    for i in range(steps):
        new = damping * M @ r + (1 - damping) * teleport
        new = new / new.sum()
        changes.append(np.abs(new - r).sum())
        r = new
        ranks.append(r)
    return np.stack(ranks, axis=1), np.array(changes)
