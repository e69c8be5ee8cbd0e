# what: np.convolve for each person, mean and sem from the items' moments
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    for i, probs in enumerate(P):
        f = np.array([1.0])
        for p in probs:
            f = np.convolve(f, [1 - p, p])
        dist[i] = f
    return dist, P.sum(axis=1), np.sqrt(np.sum(P * (1 - P), axis=1))
