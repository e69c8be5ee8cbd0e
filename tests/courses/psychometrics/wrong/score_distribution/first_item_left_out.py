# the loop begins with the second item: the first one is left out
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    for i in range(n):
        f = np.zeros(k + 1)
        f[0] = 1
        for j in range(1, k):
            new = np.zeros(k + 1)
            for s in range(k + 1):
                new[s] = f[s] * (1 - P[i, j])
                if s > 0:
                    new[s] += f[s - 1] * P[i, j]
            f = new
        dist[i] = f
    mean = dist.dot(np.arange(k + 1.0))
    dev = np.arange(k + 1.0) - mean[:, None]
    return dist, mean, np.sqrt(np.sum(dist * dev**2, axis=1))
