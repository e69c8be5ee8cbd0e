# what: np.roll (what wraps around is zero), deviations from the mean
def score_distribution(P):
    n, k = P.shape
    f = np.eye(k + 1)[[0] * n]
    for j in range(k):
        p = P[:, j][:, None]
        f = (1 - p) * f + p * np.roll(f, 1, axis=1)
    points = np.arange(k + 1)
    mean = f @ points
    var = np.sum(f * (points - mean[:, None]) ** 2, axis=1)
    return f, mean, np.sqrt(var)
