# what: returns autocorrelations (divided by the lag-0 value) instead of autocovariances
def autocovariance(x, max_lag):
    xc = x - np.mean(x)
    c = np.correlate(xc, xc, "full")[len(x) - 1:]
    return c[:max_lag + 1] / c[0]
