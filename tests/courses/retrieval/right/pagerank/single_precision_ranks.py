# what: loops over the links, in single precision
def pagerank(links, damping, steps):
    n = links.shape[0]
    r = np.full(n, 1 / n, dtype=np.float32)
    changes = np.zeros(steps, dtype=np.float32)
    for t in range(steps):
        new = np.full(n, (1 - damping) / n, dtype=np.float32)
        for i in range(n):
            to = np.flatnonzero(links[i])
            if to.size:
                new[to] += np.float32(damping) * r[i] / np.float32(to.size)
            else:
                new += np.float32(damping) * r[i] / np.float32(n)
        changes[t] = np.abs(new - r).sum()
        r = new
    return r, changes
