# the pressure is overwritten by each lag, not added up
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    lam_t = np.zeros(n)
    for lag, kv in enumerate(interval, start=1):
        if lag >= n:
            break
        lam_t[lag:] = kv * counts[:-lag]
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(lam_t, box, mode='valid')[1:]
    alpha = sum_cases + shape
    step1 = 1.0 / scale
    bb = step1 + sum_force
    mu = alpha / bb
    var = alpha / bb ** 2
    ret1 = np.sqrt(var)
    return (mu, ret1)
