# the clipping is done about the mean instead of the median
def clipped_stats(x, kappa, rounds):
    ok = np.full(len(x), True)
    for i in range(rounds):
        good = x[ok]
        ok = ok & (abs(x - good.mean()) <= kappa * good.std())
    good = x[ok]
    return good.mean(), good.std(ddof=1), len(good) / len(x)
