# what: the mean is not subtracted, and each lag is divided by n-k instead of by n
def autocovariance(x, max_lag):
    n = len(x)
    gam = []
    for lag in range(max_lag + 1):
        total = 0.0
        for t in range(lag, n):
            total = total + x[t] * x[t - lag]
        gam.append(total / (n - lag))
    return np.asarray(gam)
