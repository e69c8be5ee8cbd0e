# mean and std are returned in the wrong order
def clipped_stats(x, kappa, rounds):
    sample = x
    for _ in range(rounds):
        sample = sample[np.abs(sample - np.median(sample)) <= kappa * sample.std()]
    return sample.std(ddof=1), sample.mean(), sample.size / x.size
