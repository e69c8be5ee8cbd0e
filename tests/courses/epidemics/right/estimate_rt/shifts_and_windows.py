def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    force = np.zeros(n)
    for lag, w in enumerate(interval, start=1):
        if lag >= n:
            break
        force[lag:] = force[lag:] + w * counts[:-lag]
    box = np.ones(window)
    sum_cases = np.convolve(counts, box, mode="valid")[1:]
    sum_force = np.convolve(force, box, mode="valid")[1:]
    alpha = sum_cases + shape
    beta = sum_force + 1.0 / scale
    mean = alpha / beta
    var = alpha / beta**2
    return mean, np.sqrt(var)
