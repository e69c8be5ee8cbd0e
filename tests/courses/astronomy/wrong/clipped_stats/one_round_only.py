# clips only once, whatever rounds says
def clipped_stats(x, kappa, rounds):
    kept = x
    if rounds > 0:
        mid = np.median(x)
        s = np.std(x)
        kept = x[(x >= mid - kappa * s) & (x <= mid + kappa * s)]
    mean = kept.mean()
    std = np.sqrt(((kept - mean) ** 2).sum() / (kept.size - 1))
    return mean, std, kept.size / x.size
