# each item's probability is averaged over the persons: all persons get the same distribution
def score_distribution(P):
    n, k = P.shape
    f = np.zeros((n, k + 1))
    f[:, 0] = 1
    for j in range(k):
        p = np.mean(P[:, j])
        g = f * (1 - p)
        g[:, 1:] = g[:, 1:] + f[:, :-1] * p
        f = g
    s = np.arange(k + 1)
    mean = f @ s
    return f, mean, np.sqrt(f @ (s * s) - mean * mean)
