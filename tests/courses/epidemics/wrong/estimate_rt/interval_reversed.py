# the interval is reversed
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval[::-1]])
    foi = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(foi)])
    end = np.arange(window, T) + 1
    I = cum_counts[end] - cum_counts[end - window]
    n_press = cum_lam[end] - cum_lam[end - window]
    post_shape = I + shape
    post_scale = 1 / (1 / scale + n_press)
    mean = post_shape * post_scale
    sigma = np.sqrt(post_shape) * post_scale
    return (mean, sigma)
