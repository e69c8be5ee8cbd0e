# what: the mean is taken off the leading factor only, the lagged factor is raw
def autocovariance(x, max_lag):
    m = np.mean(x)
    n = len(x)
    g = np.zeros(max_lag + 1)
    for k in range(max_lag + 1):
        for t in range(k, n):
            g[k] += (x[t] - m) * x[t - k]
    return g / n
