# means over the window instead of sums
def estimate_rt(counts, interval, window, shape, scale):
    n = counts.shape[0]
    lam_t = np.zeros(n)
    for diff, kv in enumerate(interval, start=1):
        if diff >= n:
            break
        step1 = counts[:-diff] * kv
        lam_t[diff:] = lam_t[diff:] + step1
    box = np.ones(window) / window
    sum_cases = np.convolve(counts, box, mode='valid')[1:]
    sum_force = np.convolve(lam_t, box, mode='valid')[1:]
    aa = sum_cases + shape
    beta = 1.0 / scale + sum_force
    mu = aa / beta
    part2 = beta ** 2
    var = aa / part2
    ret1 = np.sqrt(var)
    return (mu, ret1)
