# the number of independent values uses the absolute value of the autocorrelation, so negative ones reduce it too
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    b = np.sum(Y * x, axis=1) / np.sum(x * x)
    e = Y - np.mean(Y, axis=1)[:, None] - b[:, None] * x[None, :]
    ss = np.sum(np.square(e), axis=1)
    lag1 = np.array([np.sum(row[1:] * row[:-1]) for row in e]) / ss
    rho = np.abs(lag1)
    ne = np.maximum(n * (1 - rho) / (1 + rho), 3)
    se = np.sqrt(ss / (ne - 2) / np.sum(x * x))
    return 10 * b, lag1, 10 * se, np.abs(b) > 2 * se
