# what: a surfer on a dangling page stays there (a self-loop) instead of going by teleport
def pagerank(links, teleport, damping, steps):
    n = len(links)
    L = links.copy()
    for i in range(n):
        if L[i].sum() == 0:
            L[i, i] = 1.0
    P = L / L.sum(axis=1, keepdims=True)
    ranks = np.zeros((n, steps + 1))
    ranks[:, 0] = 1 / n
    changes = []
    for k in range(steps):
        ranks[:, k + 1] = damping * (P.T @ ranks[:, k]) + (1 - damping) * teleport
        changes.append(np.abs(ranks[:, k + 1] - ranks[:, k]).sum())
    return ranks, np.array(changes)
