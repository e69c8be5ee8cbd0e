# the slope is returned for a year instead of for a decade, while the error is for a decade
def trend_significance(time, Y):
    s, n = Y.shape
    tm = time.mean()
    sxx = ((time - tm) ** 2).sum()
    slope, lag1, error, sig = np.zeros(s), np.zeros(s), np.zeros(s), np.zeros(s, dtype=bool)
    for i in range(s):
        y = Y[i]
        b = ((time - tm) * (y - y.mean())).sum() / sxx
        res = y - y.mean() - b * (time - tm)
        r = (res[1:] * res[:-1]).sum() / (res**2).sum()
        ne = min(max(n * (1 - r) / (1 + r), 3), n)
        se = np.sqrt((res**2).sum() / ((ne - 2) * sxx))
        slope[i] = b
        lag1[i] = r
        error[i] = 10 * se
        sig[i] = abs(b) > 2 * se
    return slope, lag1, error, sig
