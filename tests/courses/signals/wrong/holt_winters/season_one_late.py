# what: off by one: uses the season of t-period+1 (the next phase) instead of t-period, in prediction and updates
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = x[:period].mean()
    b = (x[period:2 * period].mean() - l) / period
    s = x[:period] - l
    fitted = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        i = (t + 1) % period
        fitted[t - period] = l + b + s[i]
        old = l
        l = alpha * (x[t] - s[i]) + (1 - alpha) * (l + b)
        b = beta * (l - old) + (1 - beta) * b
        s[i] = gamma * (x[t] - l) + (1 - gamma) * s[i]
    h = np.arange(1, horizon + 1)
    fc = l + h * b + s[(len(x) - 1 + h) % period]
    return {"fitted": fitted, "level": l, "trend": b, "season": s, "forecast": fc}
