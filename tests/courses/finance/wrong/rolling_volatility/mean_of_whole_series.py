# what: deviations from the mean of all returns instead of the mean of the window
def rolling_volatility(prices, window, periods, lam):
    logs = np.log(prices)
    r = logs[1:] - logs[:-1]
    n = len(r)
    rows = []
    for end in range(window, n + 1):
        part = r[end - window : end]
        m = r.mean(axis=0)
        var = ((part - m) ** 2).sum(axis=0) / (window - 1)
        rows.append(np.sqrt(var * periods))
    vol = np.array(rows)
    out = []
    state = r[0] ** 2
    out.append(np.sqrt(state * periods))
    for x in r[1:]:
        state = lam * state + (1 - lam) * x**2
        out.append(np.sqrt(state * periods))
    return r, vol, np.array(out)
