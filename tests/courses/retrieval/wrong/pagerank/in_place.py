# what: the ranks are overwritten page by page, later pages use the new ranks of earlier ones
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = links.sum(1)
    r = np.full(n, 1 / n)
    changes = np.zeros(steps)
    for t in range(steps):
        old = r.copy()
        for j in range(n):
            s = 0.0
            for i in range(n):
                if out[i] == 0:
                    s += r[i] / n
                elif links[i, j]:
                    s += r[i] / out[i]
            r[j] = (1 - damping) / n + damping * s
        changes[t] = np.abs(r - old).sum()
    return r, changes
