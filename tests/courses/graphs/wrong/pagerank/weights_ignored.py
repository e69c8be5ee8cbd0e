# what: each link counts the same, the weights are not used
def pagerank(links, teleport, damping, steps):
    n = len(links)
    targets = [np.nonzero(links[i])[0] for i in range(n)]
    r = np.full(n, 1 / n)
    hist = [r]
    ch = []
    for _ in range(steps):
        new = (1 - damping) * teleport
        for i in range(n):
            if len(targets[i]) == 0:
                new = new + damping * r[i] * teleport
            else:
                for j in targets[i]:
                    new[j] += damping * r[i] / len(targets[i])
        ch.append(np.abs(new - r).sum())
        r = new
        hist.append(r)
    return np.array(hist).T, np.array(ch)
