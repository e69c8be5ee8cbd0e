# fraction is the part that was thrown out
def clipped_stats(x, kappa, rounds):
    kept = np.array(x)
    for _ in range(rounds):
        c, s = np.median(kept), np.std(kept)
        kept = kept[np.abs(kept - c) <= kappa * s]
    m = np.mean(kept)
    s = np.std(kept, ddof=1)
    return m, s, 1 - len(kept) / len(x)
