# the regression is the wrong way round: the products are divided by the squares of the series instead of the squares of the time
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    y = Y - Y.mean(axis=1, keepdims=True)
    sxy = (x * y).sum(axis=1)
    b = sxy / (y * y).sum(axis=1)
    e = y - b[:, None] * x
    sse = (e * e).sum(axis=1)
    r = (e[:, 1:] * e[:, :-1]).sum(axis=1) / sse
    ne = np.clip(n * (1 - r) / (1 + r), 3, n)
    err = np.sqrt(sse / ((ne - 2) * (x * x).sum()))
    return 10 * b, r, 10 * err, np.abs(b) > 2 * err
