# the square root is missing: the variance is returned as std
def clipped_stats(x, kappa, rounds):
    vals = x
    for _ in range(rounds):
        dev = np.abs(vals - np.median(vals))
        vals = vals[dev <= kappa * np.std(vals)]
    n = len(vals)
    m = sum(vals) / n
    var = 0.0
    for v in vals:
        var += (v - m) ** 2
    var /= n - 1
    return m, var, n / len(x)
