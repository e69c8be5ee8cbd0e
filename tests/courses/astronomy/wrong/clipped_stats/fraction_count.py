# the number of kept values is returned instead of their fraction
def clipped_stats(x, kappa, rounds):
    keep = np.ones(x.shape, dtype=bool)
    for _ in range(rounds):
        good = x[keep]
        keep = keep & (np.abs(x - np.median(good)) <= kappa * np.std(good))
    n = np.count_nonzero(keep)
    mean = np.dot(keep, x) / n
    std = np.sqrt(np.dot(keep, (x - mean) ** 2) / (n - 1))
    return mean, std, float(n)
