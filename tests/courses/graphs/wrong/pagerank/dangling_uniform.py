# what: the dangling pages' rank is spread evenly over all pages instead of by teleport
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    P = np.zeros((n, n))
    for i in range(n):
        row = links[i].sum()
        if row == 0:
            P[i, :] = 1 / n
        else:
            P[i, :] = links[i] / row
    ranks = np.empty((n, steps + 1))
    changes = np.empty(steps)
    ranks[:, 0] = 1 / n
    for t in range(steps):
        ranks[:, t + 1] = damping * P.T @ ranks[:, t] + (1 - damping) * teleport
        changes[t] = np.sum(np.abs(ranks[:, t + 1] - ranks[:, t]))
    return ranks, changes
