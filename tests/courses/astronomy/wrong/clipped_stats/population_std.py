# the final standard deviation is divided by n, not n - 1
def clipped_stats(x, kappa, rounds):
    vals = x.copy()
    for r in range(rounds):
        med = np.median(vals)
        sig = np.std(vals)
        vals = vals[np.abs(vals - med) <= kappa * sig]
    return np.mean(vals), np.std(vals), len(vals) / len(x)
