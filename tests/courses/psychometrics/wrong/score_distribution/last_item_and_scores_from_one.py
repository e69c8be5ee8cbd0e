# two mistakes: the last item is left out, and the scores of the mean are 1 to k + 1 (sem has the right scores)
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    for i in range(n):
        f = np.array([1.0])
        for j in range(k - 1):
            f = np.convolve(f, [1 - P[i, j], P[i, j]])
        dist[i, : len(f)] = f
    s = np.arange(k + 1)
    m = dist @ s
    sem = np.sqrt(np.sum(dist * (s - m[:, None]) ** 2, axis=1))
    return dist, dist @ (s + 1), sem
