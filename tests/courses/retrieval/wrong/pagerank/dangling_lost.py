# what: the ranks of pages without links are lost instead of spread
def pagerank(links, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    M = links / np.maximum(out, 1)[:, None]
    r = np.ones(n) / n
    ch = np.zeros(steps)
    for t in range(steps):
        new = (1 - damping) / n + damping * r @ M
        ch[t] = np.abs(new - r).sum()
        r = new
    return r, ch
