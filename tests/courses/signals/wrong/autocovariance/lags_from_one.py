# what: entry k holds lag k+1: the lags begin with 1 instead of 0
def autocovariance(x, max_lag):
    n = len(x)
    e = x - x.mean()
    out = np.zeros(max_lag + 1)
    for i in range(max_lag + 1):
        lag = i + 1
        out[i] = np.sum(e[lag:] * e[:n - lag]) / n
    return out
