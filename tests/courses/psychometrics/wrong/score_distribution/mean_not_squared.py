# the mean is subtracted from the mean square without being squared
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    dist[:, 0] = 1
    for j in range(k):
        p = P[:, j : j + 1]
        longer = (1 - p) * dist
        longer[:, 1:] += p * dist[:, :-1]
        dist = longer
    scores = np.arange(k + 1)
    expected = dist @ scores
    sem = np.sqrt(dist @ scores**2 - expected)
    return dist, expected, sem
