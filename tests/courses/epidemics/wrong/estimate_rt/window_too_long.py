# the window has one day too many
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval])
    lam = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(lam)])
    term1 = np.arange(window, T)
    end = term1 + 1
    n_cases = cum_counts[end] - cum_counts[end - window - 1]
    n_press = cum_lam[end] - cum_lam[end - window - 1]
    post_shape = shape + n_cases
    post_scale = 1 / (n_press + 1 / scale)
    mu = post_shape * post_scale
    sd = np.sqrt(post_shape) * post_scale
    return (mu, sd)
