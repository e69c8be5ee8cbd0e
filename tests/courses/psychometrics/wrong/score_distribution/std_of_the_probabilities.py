# sem is the standard deviation of the probabilities, where that of the score is wanted
def score_distribution(P):
    n, k = P.shape
    f = np.zeros((n, k + 1))
    f[:, 0] = 1
    for j in range(k):
        shifted = np.hstack([np.zeros((n, 1)), f[:, :-1]])
        f = f * (1 - P[:, [j]]) + shifted * P[:, [j]]
    expected = np.sum(f * np.arange(k + 1), axis=1)
    return f, expected, np.std(f, axis=1)
