def clipped_stats(x, kappa, rounds):
    vals = x.copy()
    for r in range(rounds):
        med = np.median(vals)
        sig = vals.std()
        vals = vals[np.abs(vals - med) <= kappa * sig]
    return np.mean(vals), np.std(vals, ddof=1), len(vals) / len(x)
