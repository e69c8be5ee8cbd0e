# the expected score is the most likely score (the mode), and not the mean; sem is right
def score_distribution(P):
    n, k = P.shape
    dist = np.zeros((n, k + 1))
    for i, probs in enumerate(P):
        f = np.array([1.0])
        for p in probs:
            f = np.convolve(f, [1 - p, p])
        dist[i] = f
    return dist, np.argmax(dist, axis=1).astype(float), np.sqrt(np.sum(P * (1 - P), axis=1))
