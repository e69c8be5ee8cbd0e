# two mistakes: no absolute value in the clipping, and the variance is returned instead of std
def clipped_stats(x, kappa, rounds):
    vals = x
    for _ in range(rounds):
        vals = vals[vals - np.median(vals) <= kappa * np.std(vals)]
    return vals.mean(), vals.var(ddof=1), vals.size / x.size
