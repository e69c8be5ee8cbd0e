# what: the inner loop stops one pair too early (range(n - k - 1) instead of range(n - k))
def autocovariance(x, max_lag):
    n = len(x)
    mean = np.mean(x)
    acf = np.zeros(max_lag + 1)
    for k in range(max_lag + 1):
        cov = 0.0
        for t in range(n - k - 1):
            cov += (x[t] - mean) * (x[t + k] - mean)
        acf[k] = cov / n
    return acf
