# what: the term (1 - d) t is left out
def pagerank(links, teleport, damping, steps):
    n = len(links)
    total_out = links.sum(axis=1)
    dang = (total_out == 0)
    P = links / np.maximum(total_out, 1e-300)[:, None]
    r = np.ones(n) / n
    keep = [r]
    deltas = []
    for _ in range(steps):
        nr = damping * (P.T.dot(r) + dang.dot(r) * teleport)
        deltas.append(np.abs(nr - r).sum())
        keep.append(nr)
        r = nr
    return np.array(keep).T, np.array(deltas)
