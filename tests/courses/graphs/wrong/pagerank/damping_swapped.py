# what: damping is taken for the probability of starting anew: d and 1 - d are swapped
def pagerank(links, teleport, damping, steps):
    n = len(links)
    deg = links.sum(axis=1)
    r = np.ones(n) / n
    R = [r]
    delta = []
    for _ in range(steps):
        new = np.zeros(n)
        for i in range(n):
            if deg[i] == 0:
                new += r[i] * teleport
            else:
                new += r[i] * links[i] / deg[i]
        new = (1 - damping) * new + damping * teleport
        delta.append(abs(new - r).sum())
        r = new
        R.append(r)
    return np.column_stack(R), np.array(delta)
