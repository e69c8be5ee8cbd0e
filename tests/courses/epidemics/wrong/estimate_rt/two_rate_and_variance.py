# two mistakes: scale as a rate, and variance for sd
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    lam_t = np.zeros(n)
    for lag, w in enumerate(interval, start=1):
        if lag >= n:
            break
        lam_t[lag:] = lam_t[lag:] + w * counts[:-lag]
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(lam_t, box, mode='valid')[1:]
    aa = sum_cases + shape
    beta = sum_force + scale
    mu = aa / beta
    var = aa / beta ** 2
    return (mu, var)
