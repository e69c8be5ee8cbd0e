# the spread is the median absolute deviation instead of the standard deviation
def clipped_stats(x, kappa, rounds):
    vals = x.copy()
    for _ in range(rounds):
        med = np.median(vals)
        mad = np.median(np.abs(vals - med))
        vals = vals[np.abs(vals - med) <= kappa * mad]
    return vals.mean(), np.std(vals, ddof=1), len(vals) / len(x)
