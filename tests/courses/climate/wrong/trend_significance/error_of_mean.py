# the error is that of the mean of the series, sqrt(s^2 / n_e), instead of that of the slope
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    anomalies = Y - Y.mean(axis=1, keepdims=True)
    b = anomalies @ x / np.sum(x**2)
    e = anomalies - b[:, None] * x
    q = np.sum(e**2, axis=1)
    lag1 = np.sum(e[:, 1:] * e[:, :-1], axis=1) / q
    ne = np.clip(n * (1 - lag1) / (1 + lag1), 3, n)
    variance = q / (ne - 2)
    se = np.sqrt(variance / ne)
    return 10 * b, lag1, 10 * se, np.abs(b) > 2 * se
