# no absolute value: only values that are too high are thrown out, never those too low
def clipped_stats(x, kappa, rounds):
    keep = np.ones(x.shape, dtype=bool)
    for _ in range(rounds):
        centre = np.median(x[keep])
        spread = x[keep].std()
        keep &= (x - centre) <= kappa * spread
    kept = x[keep]
    return kept.mean(), kept.std(ddof=1), keep.mean()
