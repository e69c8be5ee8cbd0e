# what: `=` instead of `+=` in the sum over time, so that only the last product is left
def autocovariance(x, max_lag):
    n = len(x)
    xbar = np.mean(x)
    gamma = np.zeros(max_lag + 1)
    for k in range(max_lag + 1):
        for t in range(n - k):
            gamma[k] = (x[t + k] - xbar) * (x[t] - xbar)
        gamma[k] /= n
    return gamma
