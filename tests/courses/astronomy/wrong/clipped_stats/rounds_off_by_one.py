# the loop starts at 1 and makes one round too few
def clipped_stats(x, kappa, rounds):
    keep = np.ones_like(x, dtype=bool)
    for i in range(1, rounds):
        centre = np.median(x[keep])
        spread = np.std(x[keep])
        good = np.abs(x - centre) <= kappa * spread
        keep = np.logical_and(keep, good)
    kept = x[keep]
    return np.mean(kept), np.std(kept, ddof=1), np.sum(keep) / keep.size
