# what: changes holds the Euclidean norm of the change instead of the sum of absolute changes
def pagerank(links, teleport, damping, steps):
    n = links.shape[0]
    P = links.copy()
    for i in range(n):
        if P[i].sum() == 0:
            P[i] = teleport
        P[i] = P[i] / P[i].sum()
    ranks = np.zeros((n, steps + 1))
    ranks[:, 0] = 1 / n
    changes = np.zeros(steps)
    for k in range(1, steps + 1):
        ranks[:, k] = damping * ranks[:, k - 1] @ P + (1 - damping) * teleport
        changes[k - 1] = np.linalg.norm(ranks[:, k] - ranks[:, k - 1])
    return ranks, changes
