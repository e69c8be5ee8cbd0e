# what: returns computed as older price over newer: the sign of r is wrong
def rolling_volatility(prices, window, periods, lam):
    r = np.log(prices[:-1] / prices[1:])
    n, k = r.shape
    vol = np.zeros((n - window + 1, k))
    for t in range(n - window + 1):
        vol[t] = np.std(r[t : t + window], axis=0, ddof=1) * np.sqrt(periods)
    v = np.zeros((n, k))
    v[0] = r[0] ** 2
    for t in range(1, n):
        v[t] = lam * v[t - 1] + (1 - lam) * r[t] ** 2
    return r, vol, np.sqrt(periods * v)
