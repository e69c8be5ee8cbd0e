# sd is the root of the mean
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval])
    foi = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(foi)])
    end = 1 + np.arange(window, T)
    n_cases = cum_counts[end] - cum_counts[end - window]
    L = cum_lam[end] - cum_lam[end - window]
    post_shape = shape + n_cases
    post_scale = 1 / (1 / scale + L)
    mu = post_scale * post_shape
    sd = np.sqrt(mu)
    return (mu, sd)
