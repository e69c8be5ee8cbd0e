# what: the changes are the largest absolute change of a rank
def pagerank(links, damping, steps):
    n = links.shape[0]
    out = links.sum(axis=1)
    S = np.where(out[:, None] > 0, links / np.maximum(out, 1)[:, None], 1 / n)
    G = damping * S + (1 - damping) / n
    x = np.full(n, 1 / n)
    delta = np.empty(steps)
    for s in range(steps):
        y = x @ G
        delta[s] = np.max(np.abs(y - x))
        x = y
    return x, delta
