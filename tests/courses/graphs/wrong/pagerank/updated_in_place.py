# what: the pages are updated one after the other in the same vector, so that later ones already use new ranks
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    r = np.full(n, 1.0 / n)
    ranks = np.zeros((n, steps + 1))
    ranks[:, 0] = r
    changes = np.zeros(steps)
    for k in range(steps):
        old = r.copy()
        for j in range(n):
            s = 0.0
            for i in range(n):
                if out[i] > 0:
                    s += r[i] * links[i, j] / out[i]
                else:
                    s += r[i] * teleport[j]
            r[j] = damping * s + (1 - damping) * teleport[j]
        ranks[:, k + 1] = r
        changes[k] = np.abs(r - old).sum()
    return ranks, changes
