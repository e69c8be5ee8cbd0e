# the slope is that between the first and the last value instead of the least-squares line; the residuals are those of a line with this slope through the mean
def trend_significance(time, Y):
    n = len(time)
    b = (Y[:, -1] - Y[:, 0]) / (time[-1] - time[0])
    x = time - time.mean()
    e = Y - Y.mean(axis=1, keepdims=True) - b[:, None] * x
    ss = (e**2).sum(axis=1)
    lag1 = (e[:, 1:] * e[:, :-1]).sum(axis=1) / ss
    ne = np.clip(n * (1 - lag1) / (1 + lag1), 3, n)
    se = np.sqrt(ss / (ne - 2) / (x**2).sum())
    return 10 * b, lag1, 10 * se, np.abs(b) > 2 * se
