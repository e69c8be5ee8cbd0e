# all series get the same autocorrelation: the products and squares are summed over all series
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    b = Y @ x / (x @ x)
    e = Y - Y.mean(axis=1, keepdims=True) - b[:, None] * x
    r = np.sum(e[:, 1:] * e[:, :-1]) / np.sum(e**2)
    lag1 = np.full(len(Y), r)
    ne = np.clip(n * (1 - lag1) / (1 + lag1), 3, n)
    se = np.sqrt(np.sum(e**2, axis=1) / ((ne - 2) * (x @ x)))
    return 10 * b, lag1, 10 * se, np.abs(b) > 2 * se
