# the standard deviation is divided by the square root of the number of items
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
    sem = np.sqrt(dist @ scores**2 - expected**2) / np.sqrt(k)
    return dist, expected, sem
