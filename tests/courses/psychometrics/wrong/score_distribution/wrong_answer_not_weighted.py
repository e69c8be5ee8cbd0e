# those who stay at their score are not multiplied by 1 - p
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    dist[:, 0] = 1
    for j in range(k):
        p = P[:, j : j + 1]
        longer = dist.copy()
        longer[:, 1:] += p * dist[:, :-1]
        dist = longer
    scores = np.arange(k + 1)
    expected = dist @ scores
    sem = np.sqrt(dist @ scores**2 - expected**2)
    return dist, expected, sem
