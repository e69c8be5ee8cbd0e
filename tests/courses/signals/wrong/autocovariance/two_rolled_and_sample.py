# what: the lagged series wraps around, and the divisor is n-1 instead of n
def autocovariance(x, max_lag):
    y = x - np.mean(x)
    n = len(y)
    idx = np.arange(n)
    return np.array([np.sum(y * y[(idx + k) % n]) for k in range(max_lag + 1)]) / (n - 1)
