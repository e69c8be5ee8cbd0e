# what: the same vector is appended each time and changed in place, so all columns show the last step
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(1)
    d = out == 0
    F = (links / (out + d)[:, None]).T
    r = np.ones(n) / n
    ranks = [r]
    changes = []
    for _ in range(steps):
        before = r.copy()
        r[:] = damping * (F @ before + before[d].sum() * teleport) + (1 - damping) * teleport
        changes.append(np.abs(r - before).sum())
        ranks.append(r)
    return np.stack(ranks, axis=1), np.array(changes)
