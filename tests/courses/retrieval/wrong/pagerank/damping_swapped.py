# what: damping and 1 - damping are exchanged
def pagerank(links, damping, steps):
    n = links.shape[0]
    G = np.zeros((n, n))
    for i in range(n):
        deg = links[i].sum()
        G[:, i] = links[i] / deg if deg > 0 else 1 / n
    r = np.full(n, 1 / n)
    changes = []
    for _ in range(steps):
        new = damping / n + (1 - damping) * (G @ r)
        changes.append(np.abs(new - r).sum())
        r = new
    return r, np.array(changes)
