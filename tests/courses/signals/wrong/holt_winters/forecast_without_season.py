# what: the forecast is a straight line: the season is not added
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = x[:period] - l
    fitted = []
    for t in range(period, len(x)):
        p = t % period
        fitted.append(l + b + s[p])
        l2 = alpha * (x[t] - s[p]) + (1 - alpha) * (l + b)
        b = beta * (l2 - l) + (1 - beta) * b
        l = l2
        s[p] = gamma * (x[t] - l) + (1 - gamma) * s[p]
    forecast = l + b * np.arange(1, horizon + 1)
    return {"fitted": np.array(fitted), "level": l, "trend": b, "season": s, "forecast": forecast}
