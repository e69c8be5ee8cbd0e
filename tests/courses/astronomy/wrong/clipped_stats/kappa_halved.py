# kappa is taken as the full width, so half of it to either side
def clipped_stats(x, kappa, rounds):
    keep = np.ones(x.shape, dtype=bool)
    for _ in range(rounds):
        centre, spread = np.median(x[keep]), np.std(x[keep])
        low, high = centre - kappa * spread / 2, centre + kappa * spread / 2
        keep = keep & (x >= low) & (x <= high)
    kept = x[keep]
    if kept.size < 2:
        kept = x[:2]
    return kept.mean(), kept.std(ddof=1), kept.size / x.size
