# the loop makes one round too many
def clipped_stats(x, kappa, rounds):
    kept = x.copy()
    i = 0
    while i <= rounds:
        half = kappa * np.std(kept)
        middle = np.median(kept)
        kept = kept[(kept >= middle - half) & (kept <= middle + half)]
        i += 1
    mean = np.average(kept)
    return mean, np.sqrt(np.sum((kept - mean) ** 2) / (len(kept) - 1)), len(kept) / len(x)
