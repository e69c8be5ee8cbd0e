# what: the teleport term is (1 - d) t / n instead of (1 - d) t
def pagerank(links, teleport, damping, steps):
    N = links.shape[0]
    rowsum = links.sum(axis=1)
    P = np.empty_like(links)
    for i in range(N):
        P[i] = links[i] / rowsum[i] if rowsum[i] != 0 else teleport
    r = np.full(N, 1 / N)
    ranks = [r.copy()]
    changes = []
    for _ in range(steps):
        r_new = (1 - damping) / N * teleport + damping * (r @ P)
        changes.append(np.abs(r_new - r).sum())
        r = r_new
        ranks.append(r.copy())
    return np.column_stack(ranks), np.array(changes)
