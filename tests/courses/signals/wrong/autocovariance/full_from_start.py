# what: takes the first entries of np.correlate's full output (the most negative lags) instead of those from lag 0 on
def autocovariance(x, max_lag):
    d = x - np.mean(x)
    r = np.correlate(d, d, mode='full') / len(d)
    return r[0:max_lag + 1]
