# what: the starting distribution is not among the columns, so there is one too few
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(1)
    r = np.full(n, 1 / n)
    ranks, changes = [], []
    for _ in range(steps):
        new = np.zeros(n)
        for i in range(n):
            new += damping * r[i] * (links[i] / out[i] if out[i] else teleport)
        new += (1 - damping) * teleport
        changes.append(sum(abs(new - r)))
        r = new
        ranks.append(r)
    return np.array(ranks).T, np.array(changes)
