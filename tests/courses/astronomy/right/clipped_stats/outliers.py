def clipped_stats(x, kappa, rounds):
    bad = np.zeros(len(x), dtype=bool)
    while rounds > 0:
        inl = x[~bad]
        bad |= np.abs(x - np.median(inl)) > kappa * np.sqrt(np.var(inl))
        rounds -= 1
    w = (~bad).astype(float)
    mean = w @ x / w.sum()
    var = w @ (x - mean) ** 2 / (w.sum() - 1)
    return mean, np.sqrt(var), np.mean(~bad)
