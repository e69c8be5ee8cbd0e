# centre and spread are always taken of all values, not of those that are still kept
def clipped_stats(x, kappa, rounds):
    keep = np.ones(len(x), bool)
    for _ in range(rounds):
        med = np.median(x)
        sd = np.std(x)
        keep = keep & (np.abs(x - med) <= kappa * sd)
    y = x[keep]
    return np.mean(y), np.std(y, ddof=1), np.sum(keep) / len(x)
