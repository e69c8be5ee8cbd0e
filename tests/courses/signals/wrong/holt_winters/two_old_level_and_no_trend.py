# what: the season is updated with the previous level, and the level's update forgets the trend
def holt_winters(x, period, alpha, beta, gamma, horizon):
    n = len(x)
    l = np.mean(x[:period])
    b = (np.mean(x[period:2 * period]) - l) / period
    s = x[:period] - l
    fitted = np.zeros(n - period)
    for t in range(period, n):
        i = t % period
        fitted[t - period] = l + b + s[i]
        new_l = alpha * (x[t] - s[i]) + (1 - alpha) * l
        new_b = beta * (new_l - l) + (1 - beta) * b
        s[i] = gamma * (x[t] - l) + (1 - gamma) * s[i]
        l, b = new_l, new_b
    fc = np.zeros(horizon)
    for h in range(horizon):
        fc[h] = l + (h + 1) * b + s[(n + h) % period]
    return {"fitted": fitted, "level": l, "trend": b, "season": s, "forecast": fc}
