# what: standard deviation divided by w instead of w-1 (ddof left out)
def rolling_volatility(prices, window, periods, lam):
    r = np.diff(np.log(prices), axis=0)
    n, k = r.shape
    vol = np.zeros((n - window + 1, k))
    for t in range(n - window + 1):
        vol[t] = np.std(r[t : t + window], axis=0) * np.sqrt(periods)
    v = np.zeros((n, k))
    v[0] = r[0] ** 2
    for t in range(1, n):
        v[t] = lam * v[t - 1] + (1 - lam) * r[t] ** 2
    return r, vol, np.sqrt(periods * v)
