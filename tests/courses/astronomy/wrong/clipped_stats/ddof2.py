# divided by n - 2 instead of n - 1
def clipped_stats(x, kappa, rounds):
    vals = list(x)
    for _ in range(rounds):
        med = np.median(vals)
        sd = np.std(vals)
        vals = [v for v in vals if abs(v - med) <= kappa * sd]
    vals = np.array(vals)
    m = vals.mean()
    return m, np.sqrt(np.sum((vals - m) ** 2) / (len(vals) - 2)), len(vals) / len(x)
