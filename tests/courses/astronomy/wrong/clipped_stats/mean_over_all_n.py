# the sum of the kept values is divided by the number of all values
def clipped_stats(x, kappa, rounds):
    kept = x
    for _ in range(rounds):
        med = np.median(kept)
        sigma = np.sqrt(np.mean((kept - np.mean(kept)) ** 2))
        kept = kept[np.abs(kept - med) <= kappa * sigma]
    mean = np.sum(kept) / len(x)
    std = np.std(kept, ddof=1)
    return mean, std, len(kept) / len(x)
