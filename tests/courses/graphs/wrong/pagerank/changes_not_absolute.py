# what: the changes are summed without the absolute value, which gives zeros
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    sums = links.sum(axis=1)
    P = np.array([links[i] / sums[i] if sums[i] > 0 else teleport for i in range(n)])
    ranks = [np.full(n, 1 / n)]
    for _ in range(steps):
        ranks.append(damping * (P.T @ ranks[-1]) + (1 - damping) * teleport)
    ranks = np.stack(ranks, axis=1)
    changes = np.sum(ranks[:, 1:] - ranks[:, :-1], axis=0)
    return ranks, changes
