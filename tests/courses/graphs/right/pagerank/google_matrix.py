def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    P = np.array(links, dtype=float)
    for i in range(n):
        s = P[i].sum()
        P[i] = teleport if s == 0 else P[i] / s
    G = damping * P + (1 - damping) * np.outer(np.ones(n), teleport)
    ranks = np.zeros((n, steps + 1))
    ranks[:, 0] = 1.0 / n
    for k in range(steps):
        ranks[:, k + 1] = ranks[:, k] @ G
    return ranks, np.abs(np.diff(ranks, axis=1)).sum(axis=0)
