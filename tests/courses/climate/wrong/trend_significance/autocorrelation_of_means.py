# the autocorrelation divides a mean over n - 1 products by a mean over n squares, which makes it too large by n / (n - 1)
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    centered = Y - Y.mean(axis=1, keepdims=True)
    b = centered @ x / (x @ x)
    e = centered - np.outer(b, x)
    cov = np.mean(e[:, 1:] * e[:, :-1], axis=1)
    var = np.mean(e**2, axis=1)
    lag1 = cov / var
    ne = np.clip(n * (1 - lag1) / (1 + lag1), 3, n)
    err = np.sqrt(np.sum(e**2, axis=1) / ((ne - 2) * (x @ x)))
    return 10 * b, lag1, 10 * err, np.abs(b) > 2 * err
