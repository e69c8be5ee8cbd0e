# the autocorrelation is the correlation coefficient of the residuals with the shifted ones, each with its own mean and variance
def trend_significance(time, Y):
    n = len(time)
    tc = time - time.mean()
    slopes, lags, errors, flags = [], [], [], []
    for y in Y:
        b, a = np.polyfit(tc, y, 1)
        e = y - (a + b * tc)
        r = np.corrcoef(e[:-1], e[1:])[0, 1]
        ne = np.clip(n * (1 - r) / (1 + r), 3, n)
        s = np.sqrt(np.sum(e**2) / ((ne - 2) * np.sum(tc**2)))
        slopes.append(b * 10)
        lags.append(r)
        errors.append(s * 10)
        flags.append(abs(b) > 2 * s)
    return np.array(slopes), np.array(lags), np.array(errors), np.array(flags)
