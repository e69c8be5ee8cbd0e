# the mode of the gamma distribution instead of its mean
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    lam_t = np.zeros(n)
    for diff, kv in enumerate(interval, start=1):
        if diff >= n:
            break
        lam_t[diff:] = counts[:-diff] * kv + lam_t[diff:]
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(lam_t, box, mode='valid')[1:]
    aa = sum_cases + shape
    beta = 1.0 / scale + sum_force
    mean = (aa - 1) / beta
    var = aa / beta ** 2
    return (mean, np.sqrt(var))
