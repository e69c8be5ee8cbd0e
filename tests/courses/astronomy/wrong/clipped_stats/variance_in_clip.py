# the limit is kappa times the variance, not the standard deviation
def clipped_stats(x, kappa, rounds):
    keep = np.ones(x.shape, dtype=bool)
    for _ in range(rounds):
        limit = kappa * np.var(x[keep])
        diff = np.abs(x - np.median(x[keep]))
        keep = keep & (diff <= limit)
    kept = x[keep]
    avg = kept.sum() / len(kept)
    return avg, np.std(kept, ddof=1), len(kept) / len(x)
