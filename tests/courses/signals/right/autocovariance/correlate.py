def autocovariance(x, max_lag):
    N = x.size
    d = x - x.mean()
    full = np.correlate(d, d, mode="full")
    return full[N - 1 : N + max_lag] / N
