# slope as covariance over variance, the lag sum in a loop, masks for the limits of n_e
def trend_significance(time, Y):
    s, n = Y.shape
    var_t = np.mean(time**2 - 2 * time * time.mean() + time.mean() ** 2)
    slope = np.array([np.mean((time - time.mean()) * (y - y.mean())) / var_t for y in Y])
    intercept = Y.mean(axis=1) - slope * time.mean()
    top, bottom = np.zeros(s), np.zeros(s)
    for i in range(s):
        before = None
        for k in range(n):
            e = Y[i, k] - intercept[i] - slope[i] * time[k]
            bottom[i] += e * e
            if before is not None:
                top[i] += e * before
            before = e
    lag1 = top / bottom
    ne = n * (1 - lag1) / (1 + lag1)
    ne[ne < 3] = 3
    ne[ne > n] = n
    error = 10 * np.sqrt(bottom / n / (ne - 2) / var_t)
    return 10 * slope, lag1, error, (10 * slope) ** 2 > 4 * error**2
