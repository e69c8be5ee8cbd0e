# what: the series is standardized with the sample standard deviation first, instead of only centred
def autocovariance(x, max_lag):
    z = (x - np.mean(x)) / np.std(x, ddof=1)
    n = z.shape[0]
    gam = np.empty(max_lag + 1)
    for k in range(0, max_lag + 1):
        gam[k] = (z[k:] @ z[:n - k]) / n
    return gam
