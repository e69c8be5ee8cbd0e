# std is computed of all values about the clipped mean
def clipped_stats(x, kappa, rounds):
    keep = np.ones(x.shape, dtype=bool)
    for _ in range(rounds):
        c = np.median(x[keep])
        s = np.std(x[keep])
        keep = (np.abs(x - c) <= kappa * s) & keep
    mean = x[keep].mean()
    std = np.sqrt(np.sum((x - mean) ** 2) / (len(x) - 1))
    return mean, std, keep.sum() / len(x)
