# returns the median of the kept values as the mean (and the scatter about it)
def clipped_stats(x, kappa, rounds):
    z = x
    for _ in range(rounds):
        z = z[np.abs(z - np.median(z)) <= kappa * np.std(z)]
    m = np.median(z)
    s = np.sqrt(np.sum((z - m) ** 2) / (z.size - 1))
    return m, s, z.size / x.size
