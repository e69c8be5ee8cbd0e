# sem is the root of the sum of p squared, where p (1 - p) is summed
def score_distribution(P):
    n, k = P.shape
    dist = np.array([[1.0]] * n)
    for j in range(k):
        p = P[:, j : j + 1]
        stay = np.pad(dist * (1 - p), ((0, 0), (0, 1)))
        move = np.pad(dist * p, ((0, 0), (1, 0)))
        dist = stay + move
    return dist, P.sum(axis=1), np.sqrt(np.sum(P * P, axis=1))
