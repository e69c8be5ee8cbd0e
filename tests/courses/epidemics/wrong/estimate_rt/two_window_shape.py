# two mistakes: window a day early, and shape left out
def estimate_rt(counts, interval, window, shape, scale):
    T = len(counts)
    g = np.concatenate([[0.0], interval])
    foi = np.convolve(counts, g)[:T]
    cum_counts = np.concatenate([[0], np.cumsum(counts)])
    cum_lam = np.concatenate([[0], np.cumsum(foi)])
    end = np.arange(window, T)
    n_cases = cum_counts[end] - cum_counts[end - window]
    n_press = cum_lam[end] - cum_lam[end - window]
    post_shape = n_cases
    tmp1 = 1 / scale + n_press
    post_scale = 1 / tmp1
    mu = post_shape * post_scale
    part2 = np.sqrt(post_shape)
    sigma = post_scale * part2
    return (mu, sigma)
