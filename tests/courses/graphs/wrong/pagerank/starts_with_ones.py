# what: the iteration begins with 1 everywhere instead of 1/n
def pagerank(links, teleport, damping, steps):
    n = len(links)
    out = links.sum(axis=1)
    P = links.copy()
    P[out == 0] = teleport
    P = P / P.sum(axis=1, keepdims=True)
    rank = np.ones(n)
    ranks, changes = [rank], []
    for _ in range(steps):
        old = rank
        rank = damping * (P.T @ old) + (1 - damping) * teleport
        ranks.append(rank)
        changes.append(np.abs(rank - old).sum())
    return np.array(ranks).T, np.array(changes)
