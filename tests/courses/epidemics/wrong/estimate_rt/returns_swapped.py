# returns sd before mean
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval])
    foi = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(foi)])
    end = 1 + np.arange(window, T)
    I = cum_counts[end] - cum_counts[end - window]
    n_press = cum_lam[end] - cum_lam[end - window]
    post_shape = shape + I
    part1 = n_press + 1 / scale
    post_scale = 1 / part1
    mean = post_scale * post_shape
    sd = np.sqrt(post_shape) * post_scale
    return (sd, mean)
