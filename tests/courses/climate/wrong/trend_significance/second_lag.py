# the residuals are multiplied with those two steps before instead of one
def trend_significance(time, Y):
    n = len(time)
    lag = 2
    x = time - time.mean()
    sxx = (x**2).sum()
    yc = Y - Y.mean(1)[:, None]
    b = yc.dot(x) / sxx
    e = yc - b[:, None] * x
    ss = (e**2).sum(1)
    r = (e[:, lag:] * e[:, : n - lag]).sum(1) / ss
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    err = np.sqrt(ss / ((ne - 2) * sxx))
    return 10 * b, r, 10 * err, np.abs(b) > 2 * err
