# what: the last lag is left out: shape (max_lag,) instead of (max_lag + 1,)
def autocovariance(x, max_lag):
    d = x - x.mean()
    n = d.size
    return np.array([np.sum(d[k:] * d[:n - k]) / n for k in range(max_lag)])
