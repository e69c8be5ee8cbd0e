# what: the changes are measured from the first ranks, not from those of the step before
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = links.sum(axis=1)
    S = np.where(out[:, None] > 0, links / np.maximum(out, 1)[:, None], 1 / n)
    start = np.full(n, 1 / n)
    x = start.copy()
    delta = np.empty(steps)
    for s in range(steps):
        x = damping * (x @ S) + (1 - damping) / n
        delta[s] = np.abs(x - start).sum()
    return x, delta
