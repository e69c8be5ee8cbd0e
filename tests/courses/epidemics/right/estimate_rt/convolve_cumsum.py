def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    kernel = np.concatenate([[0.0], interval])
    lam = np.convolve(counts, kernel)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(lam)])
    end = np.arange(window, T) + 1
    I = cum_counts[end] - cum_counts[end - window]
    L = cum_lam[end] - cum_lam[end - window]
    post_shape = shape + I
    post_scale = 1 / (1 / scale + L)
    mean = post_shape * post_scale
    sd = np.sqrt(post_shape) * post_scale
    return mean, sd
