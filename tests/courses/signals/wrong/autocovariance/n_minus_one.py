# what: divided by n-1 like a sample covariance instead of by n
def autocovariance(x, max_lag):
    N = len(x)
    mu = sum(x) / N
    acov = np.zeros(max_lag + 1)
    for h in range(max_lag + 1):
        s = 0
        for i in range(h, N):
            s += (x[i] - mu) * (x[i - h] - mu)
        acov[h] = s / (N - 1)
    return acov
