# only the window of the pressure is a day late
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval])
    lam = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(lam)])
    end = np.arange(window, T) + 1
    n_cases = cum_counts[end] - cum_counts[end - window]
    L = cum_lam[end - 1] - cum_lam[end - window - 1]
    post_shape = shape + n_cases
    post_scale = 1 / (L + 1 / scale)
    mu = post_shape * post_scale
    sigma = post_scale * np.sqrt(post_shape)
    return (mu, sigma)
