# what: the transition matrix is not transposed: rank flows against the links
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    out = links.sum(axis=1)
    T = np.where(out[:, None] > 0, links / np.where(out > 0, out, 1)[:, None], 0)
    x = np.ones(n) / n
    xs, ds = [x], []
    for _ in range(steps):
        y = damping * (T @ x + x[out == 0].sum() * teleport) + (1 - damping) * teleport
        ds.append(np.abs(y - x).sum())
        xs.append(y)
        x = y
    return np.array(xs).T, np.array(ds)
