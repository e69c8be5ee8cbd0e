# what: changes compares each step with the starting distribution instead of the step before
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    r0 = np.full(n, 1 / n)
    r = r0
    ranks, changes = [r0], []
    for _ in range(steps):
        nxt = (1 - damping) * teleport + damping * r[out == 0].sum() * teleport
        for i in np.flatnonzero(out):
            nxt = nxt + damping * r[i] / out[i] * links[i]
        changes.append(np.abs(nxt - r0).sum())
        r = nxt
        ranks.append(r)
    return np.stack(ranks, axis=1), np.array(changes)
