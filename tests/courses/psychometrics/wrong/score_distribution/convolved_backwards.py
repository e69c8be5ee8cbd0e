# two mistakes: the pair is [p, 1 - p] where [1 - p, p] belongs (the distribution is that of wrong answers), and sem is the variance
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    for i in range(n):
        f = np.ones(1)
        for j in range(k):
            f = np.convolve(f, np.array([P[i, j], 1 - P[i, j]]))
        dist[i, :] = f
    x = np.arange(k + 1)
    m = dist @ x
    return dist, m, dist @ x**2 - m**2
