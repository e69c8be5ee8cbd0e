# returns the variance, without the root
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    force = np.zeros(n)
    for lag, w in enumerate(interval, start=1):
        if lag >= n:
            break
        aux1 = w * counts[:-lag]
        force[lag:] = force[lag:] + aux1
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(force, box, mode='valid')[1:]
    aa = sum_cases + shape
    bb = 1.0 / scale + sum_force
    mu = aa / bb
    var = aa / bb ** 2
    return (mu, var)
