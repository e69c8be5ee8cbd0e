# scale is added as if it were a rate
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    lam_t = np.zeros(n)
    for lag, kv in enumerate(interval, start=1):
        if lag >= n:
            break
        aux1 = kv * counts[:-lag]
        lam_t[lag:] = lam_t[lag:] + aux1
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(lam_t, box, mode='valid')[1:]
    aa = shape + sum_cases
    beta = scale + sum_force
    mean = aa / beta
    var = aa / beta ** 2
    return (mean, np.sqrt(var))
