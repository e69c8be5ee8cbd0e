# what: the mean is never subtracted from the series
def autocovariance(x, max_lag):
    n = len(x)
    return np.array([np.dot(x[k:], x[:n - k]) for k in range(max_lag + 1)]) / n
