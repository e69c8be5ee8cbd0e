# two mistakes: clips about the mean instead of the median, and divides the variance by n
def clipped_stats(x, kappa, rounds):
    z = x
    for _ in range(rounds):
        m, s = z.mean(), z.std()
        z = z[np.abs(z - m) <= kappa * s]
    return z.mean(), z.std(), len(z) / len(x)
