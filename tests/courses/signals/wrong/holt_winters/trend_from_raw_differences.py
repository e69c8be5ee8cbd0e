# what: the trend is updated with the first difference x_t - x_{t-1} instead of the difference of the levels
def holt_winters(x, period, alpha, beta, gamma, horizon):
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - l) / period
    s = x[:period] - l
    fitted = np.zeros(len(x) - period)
    for t in range(period, len(x)):
        i = t % period
        fitted[t - period] = l + b + s[i]
        l = alpha * (x[t] - s[i]) + (1 - alpha) * (l + b)
        b = beta * (x[t] - x[t - 1]) + (1 - beta) * b
        s[i] = gamma * (x[t] - l) + (1 - gamma) * s[i]
    steps = np.arange(1, horizon + 1)
    return {"fitted": fitted, "level": l, "trend": b, "season": s,
            "forecast": l + steps * b + s[(len(x) - 1 + steps) % period]}
