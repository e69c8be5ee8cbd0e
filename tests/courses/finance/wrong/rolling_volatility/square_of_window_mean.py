# what: variance by sums: the square of the mean is subtracted once rather than w times
def rolling_volatility(prices, window, periods, lam):
    r = np.log(prices[1:] / prices[:-1])
    n, k = r.shape
    zero = np.zeros((1, k))
    s1 = np.vstack([zero, np.cumsum(r, axis=0)])
    s2 = np.vstack([zero, np.cumsum(r * r, axis=0)])
    a = s1[window:] - s1[:-window]
    b = s2[window:] - s2[:-window]
    var = (b - (a / window) ** 2) / (window - 1)
    vol = np.sqrt(periods) * np.sqrt(var)
    ewma = np.empty_like(r)
    for t in range(n):
        w = (1 - lam) * lam ** np.arange(t, -1, -1)
        w[0] = lam**t
        ewma[t] = np.sqrt(periods * (w @ r[: t + 1] ** 2))
    return r, vol, ewma
