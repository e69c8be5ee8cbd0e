# what: the forecast indexes the season list without a modulo: it runs past its end (crash)
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = list(x[:period] - l)
    fitted = []
    for t in range(period, len(x)):
        fitted.append(l + b + s[t - period])
        prev = l
        l = alpha * (x[t] - s[t - period]) + (1 - alpha) * (l + b)
        b = beta * (l - prev) + (1 - beta) * b
        s.append(gamma * (x[t] - l) + (1 - gamma) * s[t - period])
    n = len(x)
    season = np.zeros(period)
    for t in range(n - period, n):
        season[t % period] = s[t]
    fc = []
    for h in range(1, horizon + 1):
        fc.append(l + h * b + s[n - 1 + h])
    return {"fitted": np.array(fitted), "level": l, "trend": b, "season": season, "forecast": np.array(fc)}
