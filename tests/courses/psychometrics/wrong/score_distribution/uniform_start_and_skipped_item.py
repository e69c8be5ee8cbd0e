# two mistakes: the start is 1 / (k + 1) at every score, and the first item is skipped
def score_distribution(P):
    n, k = P.shape
    dist = np.ones((n, k + 1)) / (k + 1)
    for j in range(1, k):
        p = P[:, j : j + 1]
        longer = (1 - p) * dist
        longer[:, 1:] += p * dist[:, :-1]
        dist = longer
    scores = np.arange(k + 1)
    expected = dist @ scores
    sem = np.sqrt(dist @ scores**2 - expected**2)
    return dist, expected, sem
