# what: the standard deviation of a window is taken over all assets together, and repeated for each
def rolling_volatility(prices, window, periods, lam):
    r = np.diff(np.log(prices), axis=0)
    n, k = r.shape
    vol = np.ones((n - window + 1, k))
    for i in range(len(vol)):
        vol[i] *= np.std(r[i : i + window], ddof=1) * np.sqrt(periods)
    ewma = np.zeros_like(r)
    ewma[0] = r[0] ** 2
    for i in range(1, n):
        ewma[i] = lam * ewma[i - 1] + (1 - lam) * r[i] ** 2
    return r, vol, np.sqrt(ewma * periods)
