# the residuals keep the mean of the series: only slope times centered time is subtracted, not the mean
def trend_significance(time, Y):
    n = len(time)
    x = time - time.mean()
    b = Y @ x / (x @ x)
    e = Y - b[:, None] * x
    ss = np.sum(e * e, axis=1)
    r = np.sum(e[:, :-1] * e[:, 1:], axis=1) / ss
    n_eff = np.clip(n * (1 - r) / (1 + r), 3, n)
    se = np.sqrt(ss / ((n_eff - 2) * (x @ x)))
    return 10 * b, r, 10 * se, np.abs(b) > 2 * se
